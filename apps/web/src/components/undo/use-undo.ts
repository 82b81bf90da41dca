import { NotFoundError, type Noun } from "@inner-light/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "../toast/use-error-toast.ts";
import { useTabState } from "../use-tab-state.ts";

/** The part of a port that deletes records and brings them back. */
interface UndoablePort<Item> {
  remove(id: number): Promise<void>;
  restore(id: number): Promise<Item>;
}

interface UndoOptions<Item> {
  readonly onRemoved?: (item: Item) => void;
  /** Called with the record as it is stored again, perhaps under another id. */
  readonly onRestored: (restored: Item) => void;
}

const NONE: readonly never[] = [];

/** Deletes records of one noun at once, and brings them back for as long as this tab lives. */
export function useUndo<Item extends { readonly id: number }>(
  noun: Noun,
  port: UndoablePort<Item>,
  { onRemoved, onRestored }: UndoOptions<Item>,
) {
  const [deleted, setDeleted] = useTabState<readonly Item[]>(["deleted", noun], NONE);
  const [deletedHere, setDeletedHere] = useState<readonly number[]>([]);
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const onError = (error: Error) => {
    showError(error);
    // What is on the screen may be stale. The keys of all reads of a noun begin with the noun.
    void queryClient.refetchQueries({ queryKey: [noun], type: "active" });
  };
  const without = (items: readonly Item[], { id }: Item) => items.filter((item) => item.id !== id);

  const removal = useMutation({
    mutationFn: ({ id }: Item) => port.remove(id),
    onSuccess: (_, item) => {
      setDeleted((items) => [item, ...without(items, item)]);
      setDeletedHere((ids) => [item.id, ...ids]);
      onRemoved?.(item);
    },
    onError,
  });
  const restoration = useMutation({
    mutationFn: ({ id }: Item) => port.restore(id),
    onSuccess: (restored, item) => {
      setDeleted((items) => without(items, item));
      onRestored(restored);
    },
    onError: (error, item) => {
      onError(error);
      if (error instanceof NotFoundError) setDeleted((items) => without(items, item));
    },
  });

  return {
    /** What was deleted and not brought back, the latest first. */
    deleted,
    /** Those of `deleted` that were deleted since the page was opened. */
    deletedHere: deleted.filter(({ id }) => deletedHere.includes(id)),
    remove: (item: Item) => removal.mutate(item),
    restore: (item: Item) => {
      if (!(restoration.isPending && restoration.variables.id === item.id)) restoration.mutate(item);
    },
  };
}
