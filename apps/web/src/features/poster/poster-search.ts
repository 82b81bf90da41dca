/** The search parameters of the poster's page. */
export interface PosterSearch {
  /** The id of the one event to show. Without it, the poster shows the next ones. */
  readonly event?: number | undefined;
}

/** Parses the search parameters. `undefined` is explicit, because the router merges the result over the raw parameters. */
export function parsePosterSearch({ event }: Record<string, unknown>): PosterSearch {
  return { event: Number.isSafeInteger(event) ? Number(event) : undefined };
}
