import type { DeletableNoun, DeletedRecords } from "@inner-light/core";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** The deleted records of a noun that can be restored, for the owner. Waits for nothing where the backend keeps none. */
export const deletedRecordsQuery = <Noun extends DeletableNoun>(deletedRecords: DeletedRecords | null, noun: Noun) =>
  queryOptions({
    queryKey: [...queryKeys[noun], "deleted"],
    queryFn: deletedRecords === null ? skipToken : () => deletedRecords.list(noun),
  });
