import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { type CreateLimiter, consume } from "./limiter.ts";

/** Messages that one address may send in an hour. A clinic or a family may share an address. */
export const MESSAGES_PER_ADDRESS = 20;

/** Messages that the practice takes in a day. */
export const MESSAGES_PER_DAY = 500;

/** Limits how many messages can be sent. A repeated request counts again, although it stores nothing. */
export class MessageLimits {
  readonly #perAddress: RateLimiterAbstract;
  readonly #perDay: RateLimiterAbstract;

  constructor(createLimiter: CreateLimiter) {
    this.#perAddress = createLimiter({ keyPrefix: "messages", points: MESSAGES_PER_ADDRESS, duration: 60 * 60 });
    this.#perDay = createLimiter({ keyPrefix: "messages-in-all", points: MESSAGES_PER_DAY, duration: 24 * 60 * 60 });
  }

  /** Counts one message. Throws a `throttled` refusal when there were too many. */
  async count(addressKey: string): Promise<void> {
    await consume(this.#perAddress, addressKey);
    await consume(this.#perDay, "all");
  }
}
