import type { ownersChange, requireOwner } from "../guards/require-owner.ts";
import type { ApiOptions } from "./api-options.ts";

/** What every route file is given: the options, and what guards the owner's routes. */
export interface RouteContext extends ApiOptions {
  readonly owner: ReturnType<typeof requireOwner>;
  /** Counts as use of the session, which `owner` does not. */
  readonly ownersUse: ReturnType<typeof requireOwner>;
  readonly change: ReturnType<typeof ownersChange>;
}
