/**
 * What a backend promises of its writes. The site says no more than they do: each changes a word or a button, and the
 * contract suites prove exactly these.
 */
export interface Guarantees {
  /**
   * Whether a write of several records stores all of them or none, or one after another in their order, so that some may
   * be left. The site then passes one record at a time, to know which are stored.
   */
  readonly several: "all-or-none" | "one-by-one";
  /** Whether a change of a record that has changed meanwhile is refused with `ConflictError`, or overwrites it. */
  readonly conflicts: "refused" | "last-wins";
  /** Whether a write that got no answer has stored nothing, or may have been stored all the same. */
  readonly afterNoAnswer: "nothing-stored" | "unknown";
  /** Whether a message that is sent again, unchanged, because no answer came is stored once, or perhaps twice. */
  readonly repeatedMessages: "stored-once" | "stored-again";
}
