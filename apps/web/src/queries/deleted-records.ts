import type { DeletableNoun, DeletedRecords } from "@inner-light/core";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

/** The deleted records of a noun that can be restored, for the owner. */
export const deletedRecordsQuery = <Noun extends DeletableNoun>(deletedRecords: DeletedRecords, noun: Noun) =>
  queryOptions({ queryKey: [...queryKeys[noun], "deleted"], queryFn: () => deletedRecords.list(noun) });
