import {
  ConflictError,
  ERROR_CODES,
  ERROR_REASONS,
  type InnerLightError,
  NotFoundError,
  ReadOnlyError,
  StorageFullError,
  ThrottledError,
  UnauthorizedError,
  UnavailableError,
  ValidationError,
  WRITE_OUTCOMES,
} from "@inner-light/core";
import * as v from "valibot";

const ERRORS = {
  "not-found": NotFoundError,
  conflict: ConflictError,
  unauthorized: UnauthorizedError,
  full: StorageFullError,
  "read-only": ReadOnlyError,
} as const;

const problemSchema = v.object({
  title: v.string(),
  status: v.number(),
  code: v.picklist(ERROR_CODES),
  reason: v.optional(v.fallback(v.picklist(ERROR_REASONS), "other")),
  outcome: v.fallback(v.picklist(WRITE_OUTCOMES), "unknown"),
  issues: v.optional(
    v.array(v.object({ field: v.string(), code: v.string(), limit: v.exactOptional(v.number()) })),
    [],
  ),
});

/** The typed error of a refused request; `unavailable` for a response that is not ours, such as a proxy's. */
export async function errorOf(response: Response): Promise<InnerLightError> {
  const result = v.safeParse(problemSchema, await response.json().catch(() => undefined));
  if (!result.success) return new UnavailableError("The server cannot be reached", { cause: response.status });
  const { code, title, reason, outcome, issues } = result.output;
  if (code === "invalid") return new ValidationError(issues);
  const details = { cause: result.output, ...(reason === undefined ? {} : { reason }) };
  if (code === "unavailable") return new UnavailableError(title, { ...details, outcome });
  if (code !== "throttled") return new ERRORS[code](title, details);
  // 0 or NaN where there is no header, or a date in it.
  const retryAfterSeconds = Number(response.headers.get("Retry-After")) || undefined;
  return new ThrottledError(title, { ...details, ...(retryAfterSeconds && { retryAfterSeconds }) });
}
