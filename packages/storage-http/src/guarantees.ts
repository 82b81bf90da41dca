import type { Guarantees } from "@inner-light/core";

/** The server writes in one transaction and compares; a request may be stored although its answer is lost. */
export const httpGuarantees: Guarantees = {
  several: "all-or-none",
  conflicts: "refused",
  afterNoAnswer: "unknown",
  repeatedMessages: "stored-once",
};
