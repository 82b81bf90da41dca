import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { type CreateLimiter, consume, tooMany } from "./limiter.ts";

/** Wrong passwords that one address may send in 15 minutes. */
export const WRONG_PASSWORDS_PER_ADDRESS = 10;

/** After this many wrong passwords in an hour, across all addresses, those who have sent one wait before the next check. */
export const WRONG_PASSWORDS_BEFORE_SLOW = 50;

const SLOW_MS = 2_000;
const MAX_WAITING = 100;
const BUSY_SECONDS = 5;
const EVERYONE = "all";

interface PasswordAttemptsOptions {
  readonly verifyPassword: (password: string) => Promise<boolean>;
  readonly createLimiter: CreateLimiter;
  /** Waits, in milliseconds. */
  readonly delay?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Checks passwords one at a time, because each check takes memory, and limits how many can be guessed. An address without
 * a wrong guess goes before those that have guessed wrong.
 */
export class PasswordAttempts {
  readonly #verifyPassword: PasswordAttemptsOptions["verifyPassword"];
  readonly #delay: (milliseconds: number) => Promise<void>;
  readonly #perAddress: RateLimiterAbstract;
  readonly #wrongInAll: RateLimiterAbstract;
  readonly #first: (() => void)[] = [];
  readonly #guessers: (() => void)[] = [];
  #isChecking = false;

  constructor({ verifyPassword, createLimiter, delay = pause }: PasswordAttemptsOptions) {
    this.#verifyPassword = verifyPassword;
    this.#delay = delay;
    const [points, slowPoints] = [WRONG_PASSWORDS_PER_ADDRESS, WRONG_PASSWORDS_BEFORE_SLOW];
    this.#perAddress = createLimiter({ keyPrefix: "password", points, duration: 15 * 60 });
    this.#wrongInAll = createLimiter({ keyPrefix: "wrong-passwords", points: slowPoints, duration: 60 * 60 });
  }

  /**
   * Whether the password is right. Throws a `throttled` refusal after too many wrong ones from this address. An attempt
   * counts before it is checked, so that many at once cannot pass together; a right one resets the count.
   */
  async check(password: string, addressKey: string): Promise<boolean> {
    const count = await consume(this.#perAddress, addressKey, "wrong-password");
    const isGuesser = count > 1;
    const queue = isGuesser ? this.#guessers : this.#first;
    if (queue.length >= MAX_WAITING) {
      await this.#perAddress.reward(addressKey);
      throw tooMany(BUSY_SECONDS);
    }
    // The check before hands its turn on.
    if (this.#isChecking) await new Promise<void>((resolve) => queue.push(resolve));
    this.#isChecking = true;
    try {
      if (isGuesser && (await this.#isSlow())) await this.#delay(SLOW_MS);
      const isRight = await this.#verifyPassword(password);
      if (isRight) await this.#perAddress.delete(addressKey);
      else await this.#wrongInAll.penalty(EVERYONE);
      return isRight;
    } finally {
      const next = this.#first.shift() ?? this.#guessers.shift();
      if (next === undefined) this.#isChecking = false;
      else next();
    }
  }

  async #isSlow(): Promise<boolean> {
    const count = await this.#wrongInAll.get(EVERYONE);
    return count !== null && count.consumedPoints >= WRONG_PASSWORDS_BEFORE_SLOW;
  }
}
