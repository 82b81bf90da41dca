import { createHmac, generateKeySync, type KeyObject } from "node:crypto";
import { type Clock, DAY_MS } from "@inner-light/core";
import { networkOf } from "./network-of.ts";

/**
 * Turns addresses into keys of the throttles: an HMAC under a random key that is replaced each day and kept nowhere, so that
 * no address can be read from a counter later.
 */
export class AddressKeys {
  readonly #clock: Clock;
  #day: number | undefined;
  #secret = newSecret();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  keyOf(address: string): string {
    const day = Math.floor(this.#clock.now() / DAY_MS);
    if (!Object.is(this.#day, day)) this.#secret = newSecret();
    this.#day = day;
    return createHmac("sha256", this.#secret).update(networkOf(address)).digest("hex");
  }
}

function newSecret(): KeyObject {
  return generateKeySync("hmac", { length: 256 });
}
