import { type DeletedRecord, hasCode } from "@inner-light/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useToast } from "../toast/toast-provider.tsx";
import { useErrorToast } from "../toast/use-error-toast.ts";

interface UndoOptions<Item> {
  /** The query of the records that can be restored. Where a deleted one is not among them, it cannot be undone. */
  readonly deleted: { readonly data: readonly DeletedRecord<Item>[] | undefined; readonly isFetching: boolean };
  readonly remove: (ids: readonly number[]) => Promise<unknown>;
  /** Puts deleted records back, as `DeletedRecords.restore` does. */
  readonly restore: (ids: readonly number[]) => Promise<void>;
  readonly onRemoved?: (items: readonly Item[]) => void;
  readonly onRestored: (items: readonly Item[]) => void;
}

/** Deletes records of one noun, and restores them. */
export function useUndo<Item extends { readonly id: number }>(options: UndoOptions<Item>) {
  const { deleted, remove, restore, onRemoved, onRestored } = options;
  const [deletedHere, setDeletedHere] = useState<readonly (readonly Item[])[]>([]);
  const showError = useErrorToast({ isOnce: true });
  const showToast = useToast();
  const forget = (items: readonly Item[]) =>
    setDeletedHere((groups) => without(groups, ({ id }) => items.some((item) => item.id === id)));

  const removal = useMutation({
    mutationFn: (items: readonly Item[]) => remove(idsOf(items)),
    onSuccess: (_, items) => {
      setDeletedHere((groups) => [items, ...groups]);
      onRemoved?.(items);
    },
    onError: showError,
  });
  const restoration = useMutation({
    mutationFn: (items: readonly Item[]) => restore(idsOf(items)),
    onSuccess: (_, items) => {
      forget(items);
      onRestored(items);
    },
    onError: (error, items) => {
      if (!hasCode(error, "not-found")) return showError(error);
      forget(items);
      showToast({ title: "Nothing to Undo", text: "It’s back already, or no longer kept." });
    },
  });

  const isGone = ({ id }: Item) =>
    deleted.data !== undefined && !deleted.isFetching && deleted.data.every(({ record }) => record.id !== id);
  return {
    /** What was deleted since the page was opened and can be restored, in the groups of its deletion, the latest first. */
    deletedHere: without(deletedHere, isGone),
    isRemoving: removal.isPending,
    remove: (items: readonly Item[]) => removal.mutate(items),
    restore: (items: readonly Item[]) => {
      const isRunning = restoration.isPending && String(idsOf(restoration.variables)) === String(idsOf(items));
      if (!isRunning) restoration.mutate(items);
    },
  };
}

/** The groups without these items, and without groups that have no others. */
function without<Item>(groups: readonly (readonly Item[])[], isLeftOut: (item: Item) => boolean) {
  return groups.map((group) => group.filter((item) => !isLeftOut(item))).filter(({ length }) => length > 0);
}

export function idsOf(items: readonly { readonly id: number }[]): number[] {
  return items.map(({ id }) => id);
}
