import { DELETED_RECORDS_DAYS, type DeletedRecord, grouped, hasCode } from "@inner-light/core";
import { type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { type IsStillThere, watchFocus } from "../browser/focus.ts";
import { TextButton } from "../button/button.ts";
import { Folded, wrappingRow } from "../section/section.ts";
import { SmallText, VisuallyHidden } from "../text/text.tsx";
import { KeptUntil } from "../text/timestamp.tsx";
import { borderWidth, color, radius, space, type } from "../theme/tokens.ts";
import { useToast } from "../toast/toast-provider.tsx";
import { useErrorToast } from "../toast/use-error-toast.ts";

interface RecordsCall {
  readonly mutateAsync: (ids: readonly number[]) => Promise<unknown>;
  readonly isPending: boolean;
  readonly variables: readonly number[] | undefined;
}

interface UndoOptions<Item> {
  readonly deleted: { readonly data: readonly DeletedRecord<Item>[] | undefined; readonly isFetching: boolean };
  readonly removal: RecordsCall;
  readonly restoration: RecordsCall;
  readonly onRemoved?: (items: readonly Item[]) => void;
  readonly onRestored: (items: readonly Item[], isStillThere: IsStillThere) => void;
}

export function useUndo<Item extends { readonly id: number }>(options: UndoOptions<Item>) {
  const { deleted, removal, restoration, onRemoved, onRestored } = options;
  const [deletedHere, setDeletedHere] = useState<readonly (readonly Item[])[]>([]);
  const showError = useErrorToast({ isOnce: true });
  const showToast = useToast();
  const forget = (items: readonly Item[]) =>
    setDeletedHere((groups) => without(groups, ({ id }) => items.some((item) => item.id === id)));

  const isGone = ({ id }: Item) =>
    deleted.data !== undefined && !deleted.isFetching && deleted.data.every(({ record }) => record.id !== id);
  return {
    /** What was deleted on this page and can be restored, grouped by deletion, latest first. */
    deletedHere: without(deletedHere, isGone),
    async remove(items: readonly Item[]) {
      try {
        await removal.mutateAsync(idsOf(items));
      } catch (error) {
        return showError(error);
      }
      setDeletedHere((groups) => [items, ...groups]);
      onRemoved?.(items);
    },
    async restore(items: readonly Item[]) {
      if (restoration.isPending && String(restoration.variables) === String(idsOf(items))) return;
      const isStillThere = watchFocus();
      try {
        await restoration.mutateAsync(idsOf(items));
      } catch (error) {
        if (!hasCode(error, "not-found")) return showError(error);
        forget(items);
        return showToast({ title: "Nothing to Undo", text: "It’s back already, or no longer kept." });
      }
      forget(items);
      onRestored(items, isStillThere);
    },
  };
}

function without<Item>(groups: readonly (readonly Item[])[], isLeftOut: (item: Item) => boolean) {
  return groups.map((group) => group.filter((item) => !isLeftOut(item))).filter(({ length }) => length > 0);
}

export function idsOf(items: readonly { readonly id: number }[]): number[] {
  return items.map(({ id }) => id);
}

interface UndoLineProps {
  readonly what: string;
  /** Whether the line takes focus from a removed button. */
  readonly takesFocus: boolean;
  readonly onUndo: () => void;
  readonly children: ReactNode;
}

/** Replaces a deleted record, or follows a changed one. */
export function UndoLine({ what, takesFocus, onUndo, children }: UndoLineProps) {
  return (
    <Dashed>
      <span>{children}</span>
      <TextButton ref={takesFocus ? focusIfLost : undefined} onClick={onUndo}>
        Undo <VisuallyHidden>{what}</VisuallyHidden>
      </TextButton>
    </Dashed>
  );
}

function focusIfLost(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

const Dashed = styled.div`
  ${wrappingRow(`0 ${space.m}`)}
  padding: ${space.s} ${space.l};
  border: ${borderWidth.rule} dashed ${color.edge};
  border-radius: ${radius.card};
  font: ${type.small};
`;

interface Deletable {
  readonly id: number;
  readonly series?: number | undefined;
}

interface RecentlyDeletedProps<Item> {
  readonly records: readonly DeletedRecord<Item>[];
  readonly nameOf: (item: Item) => string;
  readonly onRestore: (items: readonly Item[]) => void;
  /** The line of records that were deleted together. */
  readonly children: (first: Item, count: number) => ReactNode;
}

export function RecentlyDeleted<Item extends Deletable>(props: RecentlyDeletedProps<Item>) {
  const { records, nameOf, onRestore, children } = props;
  const lines = useId();
  if (records.length === 0) return null;
  const deletions = Array.from(grouped(records, deletionOf).values(), (deletion) =>
    deletion.sort((one, other) => one.record.id - other.record.id),
  );
  return (
    <Folded $quiet>
      <summary>{`Recently deleted (${deletions.length})`}</summary>
      <SmallText>What you delete is kept for {DELETED_RECORDS_DAYS} days, and then it’s gone for good.</SmallText>
      <Deletions>
        {deletions.map(([{ record, deletedAt }, ...others]) => (
          <Deletion key={`${record.id} ${deletedAt}`}>
            <SmallText id={`${lines}${record.id}`}>
              {children(record, 1 + others.length)}
              <KeptUntil deletedAt={deletedAt} />
            </SmallText>
            <TextButton
              aria-describedby={`${lines}${record.id}`}
              onClick={() => onRestore([record, ...others.map((other) => other.record)])}
            >
              Restore <VisuallyHidden>{nameOf(record)}</VisuallyHidden>
            </TextButton>
          </Deletion>
        ))}
      </Deletions>
    </Folded>
  );
}

/** Returns the same key for dates of a series that were deleted together. */
function deletionOf({ record: { id, series }, deletedAt }: DeletedRecord<Deletable>): string {
  return series === undefined ? `${id}` : `${series} ${deletedAt}`;
}

const Deletions = styled.ul`
  margin-top: ${space.s};
  list-style: none;
`;

const Deletion = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  padding-block: ${space.s};
  small { display: block; font: inherit; }
  button { flex: none; }
`;
