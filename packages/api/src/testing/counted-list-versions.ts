import { type ChangeFeed, NOUNS, type Noun } from "@inner-light/core";
import type { ListVersions } from "../list-versions.ts";

/** Counts the changes of a feed, for a backend whose lists have no versions. */
export class CountedListVersions implements ListVersions {
  readonly #versions = new Map<Noun, number>(NOUNS.map((noun) => [noun, 1]));

  constructor(changes: ChangeFeed) {
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
