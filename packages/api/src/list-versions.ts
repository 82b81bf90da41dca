import type { Noun } from "@inner-light/core";

/** How often the list of each noun has changed. */
export interface ListVersions {
  /** A safe integer that each write of the noun raises. It never falls and is never reused. */
  versionOf(noun: Noun): Promise<number>;
}
