import { type ChangeFeed, NOUNS, type Noun } from "@inner-light/core";

/** How often the list of each noun has changed. */
export interface ListVersions {
  /** A safe integer that each write of the noun raises. It never falls, and no later list has the version of an earlier one. */
  versionOf(noun: Noun): Promise<number>;
}

/** Counts the changes of a feed, for a backend whose lists have no versions. Starts at the clock, because a restart forgets. */
export class CountedListVersions implements ListVersions {
  readonly #versions: Map<Noun, number>;

  constructor(changes: ChangeFeed, start: number) {
    this.#versions = new Map(NOUNS.map((noun) => [noun, start]));
    changes.subscribe((change) => {
      if (change !== "gate") this.#versions.set(change, this.#current(change) + 1);
    });
  }

  async versionOf(noun: Noun): Promise<number> {
    return this.#current(noun);
  }

  #current(noun: Noun): number {
    return this.#versions.get(noun) ?? 0;
  }
}
