import { NotFoundError } from "@inner-light/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "../toast/use-error-toast.ts";

interface UndoOptions<Item> {
  /** Removes records, all of them or none. */
  readonly remove: (ids: readonly number[]) => Promise<void>;
  /** Puts removed records back, all of them or none, perhaps under other ids. */
  readonly restore: (ids: readonly number[]) => Promise<readonly Item[]>;
  readonly onRemoved?: (items: readonly Item[]) => void;
  /** Gets the records as they are stored again. */
  readonly onRestored: (restored: readonly Item[]) => void;
}

/** Deletes records of one noun, and restores them. */
export function useUndo<Item extends { readonly id: number }>(options: UndoOptions<Item>) {
  const { remove, restore, onRemoved, onRestored } = options;
  const [deletedHere, setDeletedHere] = useState<readonly (readonly Item[])[]>([]);
  const showError = useErrorToast();
  const forget = (items: readonly Item[]) =>
    setDeletedHere((groups) =>
      groups
        .map((group) => group.filter(({ id }) => items.every((item) => item.id !== id)))
        .filter(({ length }) => length > 0),
    );

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
    onSuccess: (restored, items) => {
      forget(items);
      onRestored(restored);
    },
    onError: (error, items) => {
      showError(error);
      if (error instanceof NotFoundError) forget(items);
    },
  });

  return {
    /** What was deleted since the page was opened and not restored, in the groups it was deleted in, the latest first. */
    deletedHere,
    remove: (items: readonly Item[]) => removal.mutate(items),
    restore: (items: readonly Item[]) => {
      const isRunning = restoration.isPending && String(idsOf(restoration.variables)) === String(idsOf(items));
      if (!isRunning) restoration.mutate(items);
    },
  };
}

function idsOf(items: readonly { readonly id: number }[]): number[] {
  return items.map(({ id }) => id);
}
