import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { type CreateLimiter, consume } from "./limiter.ts";

/** Messages that one address may send in an hour. A clinic or a family may share an address. */
export const MESSAGES_PER_ADDRESS = 20;

/** Messages that the practice takes in a day, besides what looks like spam. */
export const MESSAGES_PER_DAY = 500;

/** Messages in a day that look like spam: a bot neither closes the form for others nor fills the disk. */
export const SUSPECTED_SPAM_PER_DAY = 100;

/** Limits how many messages can be sent. */
export class MessageLimits {
  readonly #perAddress: RateLimiterAbstract;
  readonly #perDay: RateLimiterAbstract;
  readonly #suspectedSpamPerDay: RateLimiterAbstract;

  constructor(createLimiter: CreateLimiter) {
    this.#perAddress = createLimiter({ keyPrefix: "messages", points: MESSAGES_PER_ADDRESS, duration: 60 * 60 });
    const duration = 24 * 60 * 60;
    this.#perDay = createLimiter({ keyPrefix: "messages-in-all", points: MESSAGES_PER_DAY, duration });
    this.#suspectedSpamPerDay = createLimiter({ keyPrefix: "spam-in-all", points: SUSPECTED_SPAM_PER_DAY, duration });
  }

  /** Counts one message. Throws a `throttled` refusal when there were too many. */
  async count(addressKey: string, isSuspectedSpam: boolean): Promise<void> {
    await consume(this.#perAddress, addressKey);
    await consume(isSuspectedSpam ? this.#suspectedSpamPerDay : this.#perDay, "all");
  }
}
