import type { Noun } from "../shared/noun.ts";

/** Tells a server that a list has changed, whichever server wrote it. */
export interface ListVersions {
  /** The version of each noun's list: a safe integer that each write of the noun raises. It never falls. */
  all(): Promise<Readonly<Record<Noun, number>>>;
}
