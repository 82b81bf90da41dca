/** What the minute of breathing shows. */
export interface Breathing {
  /** What to do now. */
  readonly words?: string;
  /** How it began or ended, for a screen reader, which the words would interrupt too often. */
  readonly status?: string;
  /** Defined while it goes on. */
  readonly stop?: () => void;
}
