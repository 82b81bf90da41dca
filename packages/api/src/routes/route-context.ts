import type { Clock } from "@inner-light/core";
import type { ownersChange, requireOwner } from "../guards/require-owner.ts";
import type { CreateLimiter } from "../throttling/limiter.ts";
import type { ApiOptions } from "./api-options.ts";

/** What every route file is given: the options with their defaults, and what guards the owner's routes. */
export interface RouteContext extends ApiOptions {
  readonly clock: Clock;
  readonly createLimiter: CreateLimiter;
  readonly owner: ReturnType<typeof requireOwner>;
  /** Counts as use of the session, which `owner` does not. */
  readonly ownersUse: ReturnType<typeof requireOwner>;
  readonly change: ReturnType<typeof ownersChange>;
}
