import { createHmac, randomBytes } from "node:crypto";
import { type Clock, DAY_MS } from "@inner-light/core";
import { networkOf } from "./network-of.ts";

const randomSecret = async () => randomBytes(32).toString("hex");

/**
 * Turns addresses into keys of the throttles: an HMAC under a secret of the day, so that no address can be read from a
 * counter later. Servers that count together share the secret; by default it is random, which suits one server.
 */
export function addressKeys(clock: Clock, secretOfDay: (day: number) => Promise<string> = randomSecret) {
  let secret: { readonly day: number; readonly text: Promise<string> } | undefined;

  const secretOfToday = () => {
    const day = Math.floor(clock.now() / DAY_MS);
    if (secret === undefined || !Object.is(secret.day, day)) {
      secret = { day, text: secretOfDay(day) };
      // The next request asks again.
      secret.text.catch(() => (secret = undefined));
    }
    return secret.text;
  };

  return async (address: string): Promise<string> =>
    createHmac("sha256", await secretOfToday())
      .update(networkOf(address))
      .digest("hex");
}
