import { createHmac, randomBytes } from "node:crypto";
import { type Clock, DAY_MS } from "@inner-light/core";
import { networkOf } from "./network-of.ts";

/** The secret that addresses are hashed with on a day, numbered since 1970. */
type SecretOfDay = (day: number) => Promise<string>;

const randomSecret: SecretOfDay = async () => randomBytes(32).toString("hex");

/**
 * Turns addresses into keys of the throttles: an HMAC under a secret that is replaced each day, so that no address can be
 * read from a counter later.
 */
export class AddressKeys {
  readonly #clock: Clock;
  readonly #secretOfDay: SecretOfDay;
  #day: number | undefined;
  #secret: Promise<string> | undefined;

  /** Servers that count together share a secret. By default it is random, which suits one server. */
  constructor(clock: Clock, secretOfDay: SecretOfDay = randomSecret) {
    this.#clock = clock;
    this.#secretOfDay = secretOfDay;
  }

  async keyOf(address: string): Promise<string> {
    return createHmac("sha256", await this.#secretOfToday())
      .update(networkOf(address))
      .digest("hex");
  }

  #secretOfToday(): Promise<string> {
    const day = Math.floor(this.#clock.now() / DAY_MS);
    if (this.#secret === undefined || !Object.is(this.#day, day)) {
      this.#day = day;
      this.#secret = this.#secretOfDay(day);
      // The next request asks again.
      this.#secret.catch(() => (this.#secret = undefined));
    }
    return this.#secret;
  }
}
