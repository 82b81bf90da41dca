import { DELETED_RECORDS_DAYS, type DeletedRecord } from "@inner-light/core";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { TextButton } from "../button/text-button.ts";
import { VisuallyHidden } from "../text/text.ts";
import { color, space, type } from "../theme/tokens.ts";
import { KeptUntil } from "./kept-until.tsx";

/** A record that can be deleted, perhaps together with others of its series. */
interface Deletable {
  readonly id: number;
  readonly series?: number | undefined;
}

interface RecentlyDeletedProps<Item> {
  /** The deleted records, the last deleted first. */
  readonly records: readonly DeletedRecord<Item>[];
  readonly nameOf: (item: Item) => string;
  readonly onRestore: (items: readonly Item[]) => void;
  /** What the line of records that were deleted together says: their name and their date. */
  readonly children: (first: Item, count: number) => ReactNode;
}

/** The deleted records that are still kept, folded away, with a button to restore what was deleted together. */
export function RecentlyDeleted<Item extends Deletable>(props: RecentlyDeletedProps<Item>) {
  const { records, nameOf, onRestore, children } = props;
  const lines = useId();
  if (records.length === 0) return null;
  const deletions = groupByDeletion(records);
  return (
    <Folded>
      <summary>{`Recently deleted (${deletions.length})`}</summary>
      <p>What you delete is kept for {DELETED_RECORDS_DAYS} days, and then it’s gone for good.</p>
      <ul>
        {deletions.map(([{ record, deletedAt }, ...others]) => (
          <Line key={`${record.id} ${deletedAt}`}>
            <p id={`${lines}${record.id}`}>
              {children(record, 1 + others.length)}
              <KeptUntil deletedAt={deletedAt} />
            </p>
            <TextButton
              aria-describedby={`${lines}${record.id}`}
              onClick={() => onRestore([record, ...others.map((other) => other.record)])}
            >
              Restore <VisuallyHidden>{nameOf(record)}</VisuallyHidden>
            </TextButton>
          </Line>
        ))}
      </ul>
    </Folded>
  );
}

type Deletion<Item> = [DeletedRecord<Item>, ...DeletedRecord<Item>[]];

/** Records of one series with the same time of deletion were deleted together. */
function groupByDeletion<Item extends Deletable>(records: readonly DeletedRecord<Item>[]): Deletion<Item>[] {
  const deletions = new Map<string, Deletion<Item>>();
  for (const deleted of records) {
    const { id, series } = deleted.record;
    const key = series === undefined ? `${id}` : `${series} ${deleted.deletedAt}`;
    const deletion = deletions.get(key);
    if (deletion === undefined) deletions.set(key, [deleted]);
    else deletion.push(deleted);
  }
  for (const deletion of deletions.values()) deletion.sort((a, b) => a.record.id - b.record.id);
  return [...deletions.values()];
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
  small { display: block; font: inherit; }
  button { flex: none; }
`;
