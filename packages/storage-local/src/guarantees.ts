import type { Guarantees } from "@inner-light/core";

/** One turn reads, compares and writes a whole list, and a write that is not confirmed has not happened. */
export const localStorageGuarantees: Guarantees = {
  several: "all-or-none",
  conflicts: "refused",
  afterNoAnswer: "nothing-stored",
  repeatedMessages: "stored-once",
};
