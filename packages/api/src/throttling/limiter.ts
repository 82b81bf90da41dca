import type { ErrorReason } from "@inner-light/core";
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { Refusal } from "../guards/refusal.ts";

/** Limits a key to `points` uses in `duration` seconds. */
export type CreateLimiter = (rule: IRateLimiterOptions) => RateLimiterAbstract;

export const createMemoryLimiter: CreateLimiter = (rule) => new RateLimiterMemory(rule);

/** A sender's keys, today's first. A running count stays with its earlier key. */
export type Keys = readonly string[];

/** The keys of a visitor's address and of the household or company network around it. */
export interface SenderKeys {
  readonly address: Keys;
  readonly network: Keys;
}

/** Returns the key with a running count, or today's key. */
export async function keyInUse(limiter: Pick<RateLimiterAbstract, "get">, [today = "", ...earlier]: Keys) {
  for (const key of earlier) if ((await limiter.get(key)) !== null) return key;
  return today;
}

/** Counts one use. Throws a `throttled` refusal with the seconds to wait if there were too many. */
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

/** Takes back one use. Keeps database rows, because deleting one could erase another server's count. */
export async function takeBack(limiter: Pick<RateLimiterAbstract, "reward">, key: string): Promise<void> {
  const { consumedPoints } = await limiter.reward(key);
  if (consumedPoints <= 0 && limiter instanceof RateLimiterMemory) await limiter.delete(key);
}

export function tooMany(milliseconds: number, reason?: ErrorReason): Refusal {
  const headers = { "Retry-After": String(Math.max(1, Math.ceil(milliseconds / 1000))) };
  return new Refusal("throttled", { headers, ...(reason && { reason }) });
}
