import { NotFoundError, type Noun } from "@inner-light/core";
import { type QueryKey, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "../toast/use-error-toast.ts";

/** The part of a port that deletes and restores records. */
interface UndoablePort<Item> {
  remove(id: number): Promise<void>;
  restore(id: number): Promise<Item>;
}

interface UndoOptions<Item> {
  readonly onRemoved?: (item: Item) => void;
  /** Gets the record as it is stored again, perhaps with another id. */
  readonly onRestored: (restored: Item) => void;
}

const NONE: readonly never[] = [];

/** Deletes records of one noun, and restores them for as long as this tab is open. */
export function useUndo<Item extends { readonly id: number }>(
  noun: Noun,
  port: UndoablePort<Item>,
  { onRemoved, onRestored }: UndoOptions<Item>,
) {
  const [deleted, setDeleted] = useTabState<Item>(["deleted", noun]);
  const [deletedHere, setDeletedHere] = useState<readonly number[]>([]);
  const showError = useErrorToast();
  const without = (items: readonly Item[], { id }: Item) => items.filter((item) => item.id !== id);

  const removal = useMutation({
    mutationFn: ({ id }: Item) => port.remove(id),
    onSuccess: (_, item) => {
      setDeleted((items) => [item, ...without(items, item)]);
      setDeletedHere((ids) => [item.id, ...ids]);
      onRemoved?.(item);
    },
    onError: showError,
  });
  const restoration = useMutation({
    mutationFn: ({ id }: Item) => port.restore(id),
    onSuccess: (restored, item) => {
      setDeleted((items) => without(items, item));
      onRestored(restored);
    },
    onError: (error, item) => {
      showError(error);
      if (error instanceof NotFoundError) setDeleted((items) => without(items, item));
    },
  });

  return {
    /** The records that were deleted and not restored, the latest first. */
    deleted,
    /** Those of `deleted` that were deleted since the page was opened. */
    deletedHere: deleted.filter(({ id }) => deletedHere.includes(id)),
    remove: (item: Item) => removal.mutate(item),
    restore: (item: Item) => {
      if (!(restoration.isPending && restoration.variables.id === item.id)) restoration.mutate(item);
    },
  };
}

/** A list that outlives its page and ends with the tab, because it is kept in memory only. */
function useTabState<Item>(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const { data = NONE } = useQuery<readonly Item[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const update = (change: (before: readonly Item[]) => readonly Item[]) =>
    queryClient.setQueryData<readonly Item[]>(queryKey, (before = NONE) => change(before));
  return [data, update] as const;
}
