import type { ErrorReason } from "@inner-light/core";
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

/** A sender's keys, today's first. A count in progress continues under its earlier key. */
export type Keys = readonly string[];

/** The keys of a visitor's address, and of the household or company network that it belongs to. */
export interface SenderKeys {
  readonly address: Keys;
  readonly network: Keys;
}

/** The key of the count in progress, or else today's. */
export async function keyInUse(limiter: Pick<RateLimiterAbstract, "get">, [today = "", ...earlier]: Keys) {
  for (const key of earlier) if ((await limiter.get(key)) !== null) return key;
  return today;
}

/** Counts one use of a key. Throws a `throttled` refusal with the seconds to wait after too many uses. */
export async function consume(
  limiter: Pick<RateLimiterAbstract, "consume">,
  key: string,
  reason?: ErrorReason,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext, reason) : error;
  }
}

/**
 * Takes back one use of a key. In memory, forgets a key that has no uses left, so that refusing thousands of addresses
 * does not use memory. In a database, the key's row expires, because deleting it could erase a use that another server
 * has just counted.
 */
export async function takeBack(limiter: Pick<RateLimiterAbstract, "reward">, key: string): Promise<void> {
  const { consumedPoints } = await limiter.reward(key);
  if (consumedPoints <= 0 && limiter instanceof RateLimiterMemory) await limiter.delete(key);
}

export function tooMany(milliseconds: number, reason?: ErrorReason): Refusal {
  const headers = { "Retry-After": String(Math.max(1, Math.ceil(milliseconds / 1000))) };
  return new Refusal("throttled", { headers, ...(reason && { reason }) });
}
