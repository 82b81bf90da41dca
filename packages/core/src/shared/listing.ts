/**
 * What a repository knows about the list it was asked for.
 *
 * - `absent`: nothing was ever stored.
 * - `empty`: a list is stored and has no records.
 * - `ok`: a list is stored; records that could not be read are in `issues`.
 * - `corrupt`: something is stored, but it is not a list. It is kept; shown are the records that this page
 *   read before the damage, if it did.
 * - `unavailable`: the store cannot be reached, so nothing is known about what it holds.
 * - `newer`: written by a later version of this site. Shown, never written to.
 */
export type ListingState = "absent" | "empty" | "ok" | "corrupt" | "unavailable" | "newer";

/** Why something stored could not be read. It never carries what was stored: that may be personal. */
export interface ListingIssue {
  /** The position in the stored list, or `null` when the issue is about the list as a whole. */
  readonly index: number | null;
  readonly reason: string;
}

/** The answer to "what is stored?": records, and an honest word about how they were found. */
export interface Listing<Item> {
  readonly items: readonly Item[];
  readonly state: ListingState;
  readonly issues: readonly ListingIssue[];
}

/** Ends a subscription. Calling it again does nothing. */
export type Unsubscribe = () => void;
