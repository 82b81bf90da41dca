import { type Clock, DAY_MS } from "@inner-light/core";
import { toHex } from "../hex.ts";
import { networkOf } from "./network-of.ts";

/**
 * Turns addresses into keys of the throttles: an HMAC under a random key that is replaced each day and kept nowhere, so that
 * no address can be read from a counter later.
 */
export class AddressKeys {
  readonly #clock: Clock;
  #day: number | undefined;
  #key: Promise<CryptoKey> | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async keyOf(address: string): Promise<string> {
    const text = new TextEncoder().encode(networkOf(address));
    return toHex(await crypto.subtle.sign("HMAC", await this.#keyOfToday(), text));
  }

  #keyOfToday(): Promise<CryptoKey> {
    const day = Math.floor(this.#clock.now() / DAY_MS);
    if (this.#key === undefined || !Object.is(this.#day, day)) {
      this.#day = day;
      this.#key = crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    }
    return this.#key;
  }
}
