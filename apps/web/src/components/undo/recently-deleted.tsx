import { DELETED_RECORDS_DAYS, type DeletedRecord } from "@inner-light/core";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { color, space, type } from "../../theme/tokens.ts";
import { ignoreDoubleClick } from "../ignore-double-click.ts";
import { TextButton } from "../text-button.ts";
import { VisuallyHidden } from "../visually-hidden.ts";

interface RecentlyDeletedProps<Item> {
  /** The deleted records, the last deleted first. */
  readonly records: readonly DeletedRecord<Item>[];
  /** The name of a record, for its button. */
  readonly nameOf: (item: Item) => string;
  readonly onRestore: (item: Item) => void;
  /** What a record's line says: its name and its date. */
  readonly children: (item: Item) => ReactNode;
}

/** The deleted records that are still kept, folded away, each with a button to restore it. Nothing where there are none. */
export function RecentlyDeleted<Item extends { readonly id: number }>(props: RecentlyDeletedProps<Item>) {
  const { records, nameOf, onRestore, children } = props;
  const lines = useId();
  if (records.length === 0) return null;
  return (
    <Folded>
      <summary>Recently deleted ({records.length})</summary>
      <p>What you delete is kept for {DELETED_RECORDS_DAYS} days, and then it’s gone for good.</p>
      <ul>
        {records.map(({ record, deletedAt }) => (
          <Line key={`${record.id} ${deletedAt}`}>
            <p id={`${lines}${record.id}`}>
              {children(record)}
              <Kept deletedAt={deletedAt} />
            </p>
            <TextButton aria-describedby={`${lines}${record.id}`} onClick={ignoreDoubleClick(() => onRestore(record))}>
              Restore <VisuallyHidden>{nameOf(record)}</VisuallyHidden>
            </TextButton>
          </Line>
        ))}
      </ul>
    </Folded>
  );
}

/** Nothing where the time of the deletion cannot be read. */
function Kept({ deletedAt }: { readonly deletedAt: string }) {
  const deleted = new Date(deletedAt);
  if (Number.isNaN(deleted.getTime())) return null;
  const until = new Date(deleted);
  until.setUTCDate(until.getUTCDate() + DELETED_RECORDS_DAYS);
  return (
    <small>
      Deleted on {dayOf(deleted)}, kept until {dayOf(until)}
    </small>
  );
}

/** The day in the visitor's own time zone. */
function dayOf(moment: Date): string {
  return moment.toLocaleDateString("en-US", { dateStyle: "long" });
}

const Folded = styled.details`
  font: ${type.small};
  color: ${color.textMuted};
  summary { padding-block: ${space.s}; cursor: pointer; }
  ul { list-style: none; margin-top: ${space.s}; }
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  padding-block: ${space.s};
  overflow-wrap: anywhere;
  small { display: block; font: inherit; }
  button { flex: none; }
`;
