import {
  type Clock,
  ConflictError,
  type InnerLightError,
  NotFoundError,
  ReadOnlyError,
  ThrottledError,
  UnauthorizedError,
  UnavailableError,
} from "@inner-light/core";

type Refusal = new (...input: ConstructorParameters<typeof UnavailableError>) => InnerLightError;

const REFUSALS = new Map<number, Refusal>([
  [401, UnauthorizedError],
  [403, ReadOnlyError],
  [404, NotFoundError],
  [409, ConflictError],
  [422, ConflictError],
]);

/** The typed error of a refused request. Its cause is the status alone, so that nothing that was sent is in it. */
export function refusalOf({ status, headers }: Response, clock: Clock): InnerLightError {
  const isTooOften = headers.has("retry-after") || headers.get("x-ratelimit-remaining") === "0";
  if (status !== 429 && !(status === 403 && isTooOften))
    return new (REFUSALS.get(status) ?? UnavailableError)("GitHub refused the request", { cause: status });
  const untilReset = Number(headers.get("x-ratelimit-reset")) - clock.now() / 1000;
  const retryAfterSeconds = Math.max(1, Math.ceil(Number(headers.get("retry-after")) || untilReset));
  return new ThrottledError("GitHub asks to wait", { cause: status, retryAfterSeconds });
}
