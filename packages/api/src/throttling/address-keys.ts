import { type Clock, DAY_MS } from "@inner-light/core";
import { toHex } from "../hex.ts";
import { networkOf } from "./network-of.ts";

/** The secret that addresses are hashed with on a day, numbered since 1970. */
export type SecretOfDay = (day: number) => Promise<string>;

const randomSecret: SecretOfDay = async () => toHex(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Turns addresses into keys of the throttles: an HMAC under a secret that is replaced each day and then kept nowhere, so that
 * no address can be read from a counter later.
 */
export class AddressKeys {
  readonly #clock: Clock;
  readonly #secretOfDay: SecretOfDay;
  #day: number | undefined;
  #key: Promise<CryptoKey> | undefined;

  constructor(clock: Clock, secretOfDay: SecretOfDay = randomSecret) {
    this.#clock = clock;
    this.#secretOfDay = secretOfDay;
  }

  async keyOf(address: string): Promise<string> {
    const text = new TextEncoder().encode(networkOf(address));
    return toHex(await crypto.subtle.sign("HMAC", await this.#keyOfToday(), text));
  }

  #keyOfToday(): Promise<CryptoKey> {
    const day = Math.floor(this.#clock.now() / DAY_MS);
    if (this.#key === undefined || !Object.is(this.#day, day)) {
      this.#day = day;
      this.#key = this.#createKey(day);
      // Asked for again by the next request.
      this.#key.catch(() => (this.#key = undefined));
    }
    return this.#key;
  }

  async #createKey(day: number): Promise<CryptoKey> {
    const secret = new TextEncoder().encode(await this.#secretOfDay(day));
    return crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  }
}
