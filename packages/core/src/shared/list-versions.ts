import type { Noun } from "./noun.ts";

/** Optional port, for a backend that does not hear of others' changes by itself: a page asks whether there are any. */
export interface ListVersions {
  /** The version of each noun's list: a safe integer that each write of the noun raises. It never falls. */
  all(): Promise<Readonly<Record<Noun, number>>>;
}
