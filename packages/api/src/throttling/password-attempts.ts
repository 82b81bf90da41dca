import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { type CreateLimiter, consume, tooMany } from "./limiter.ts";

/** Wrong passwords that one address may send in 15 minutes. */
export const WRONG_PASSWORDS_PER_ADDRESS = 5;

/**
 * After this many wrong passwords in an hour, across all addresses, every attempt is delayed. The owner is never locked
 * out.
 */
export const WRONG_PASSWORDS_BEFORE_SLOW = 50;

const SLOW_MS = 2_000;
const MAX_WAITING = 100;
const BUSY_SECONDS = 5;
const EVERYONE = "all";

interface PasswordAttemptsOptions {
  readonly verifyPassword: (password: string) => Promise<boolean>;
  readonly createLimiter: CreateLimiter;
  readonly delay: (milliseconds: number) => Promise<void>;
}

/** Checks passwords one at a time, because each check takes memory, and limits how many can be guessed. */
export class PasswordAttempts {
  readonly #options: PasswordAttemptsOptions;
  readonly #perAddress: RateLimiterAbstract;
  readonly #wrongInAll: RateLimiterAbstract;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(options: PasswordAttemptsOptions) {
    this.#options = options;
    this.#perAddress = options.createLimiter({
      keyPrefix: "password",
      points: WRONG_PASSWORDS_PER_ADDRESS,
      duration: 15 * 60,
    });
    this.#wrongInAll = options.createLimiter({
      keyPrefix: "wrong-passwords",
      points: WRONG_PASSWORDS_BEFORE_SLOW,
      duration: 60 * 60,
    });
  }

  /**
   * Whether the password is right. Throws a `throttled` refusal after too many wrong ones from this address. An attempt
   * counts before it is checked, so that many at once cannot pass together; a right one resets the count.
   */
  async check(password: string, addressKey: string): Promise<boolean> {
    if (this.#waiting >= MAX_WAITING) throw tooMany(BUSY_SECONDS);
    this.#waiting += 1;
    try {
      await consume(this.#perAddress, addressKey);
      if (await this.#isSlow()) await this.#options.delay(SLOW_MS);
      const isRight = await this.#inTurn(() => this.#options.verifyPassword(password));
      if (isRight) await this.#perAddress.delete(addressKey);
      else await this.#wrongInAll.penalty(EVERYONE);
      return isRight;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #isSlow(): Promise<boolean> {
    const count = await this.#wrongInAll.get(EVERYONE);
    return count !== null && count.consumedPoints >= WRONG_PASSWORDS_BEFORE_SLOW;
  }

  #inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
