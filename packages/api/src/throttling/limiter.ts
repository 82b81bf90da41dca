import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { Refusal } from "../guards/refusal.ts";

/** Limits how often a key may do something: `points` times in `duration` seconds. */
export type CreateLimiter = (rule: IRateLimiterOptions) => RateLimiterAbstract;

export const createMemoryLimiter: CreateLimiter = (rule) => new RateLimiterMemory(rule);

/**
 * Counts one use of a key, and returns how many there are now. Throws a `throttled` refusal, with the seconds to wait, when
 * there were too many.
 */
export async function consume(limiter: RateLimiterAbstract, key: string, reason?: "wrong-password"): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(Math.ceil(error.msBeforeNext / 1000), reason) : error;
  }
}

export function tooMany(seconds: number, reason?: "wrong-password"): Refusal {
  const headers = { "Retry-After": String(Math.max(1, seconds)) };
  return new Refusal("throttled", { headers, ...(reason && { reason }) });
}
