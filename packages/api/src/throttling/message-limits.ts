import { BurstyRateLimiter } from "rate-limiter-flexible";
import { Refusal } from "../guards/refusal.ts";
import { MAX_BODY } from "../guards/require-json.ts";
import { type CreateLimiter, consume, keyInUse, type SenderKeys, takeBack, tooMany } from "./limiter.ts";

/** Per half day, while the daily limit is unused. A whole clinic may share an address. */
const MESSAGES_PER_ADDRESS = 20;

/** Per half day. One internet connection may have 256 /64 networks. */
const MESSAGES_PER_NETWORK = 60;

const HOUR = 60 * 60;

/** Kept free, because deleting messages needs disk space. */
const RESERVED_BYTES = 16 * 2 ** 20;

/** Returns a daily limit at which the longest messages take a month to fill the disk. */
export function messagesPerDay(freeBytes: number): number {
  return Math.max(0, Math.floor((freeBytes - RESERVED_BYTES) / (30 * MAX_BODY)));
}

type Store = () => Promise<void>;

/** Limits messages. Rejects with `throttled` or `full`. Spam has its own limit, so bots cannot close the form. */
export function messageLimits(createLimiter: CreateLimiter, freeBytes: () => Promise<number>) {
  const countMessage = messageLimit(createLimiter, "messages", { perDay: 380, perHour: 5 });
  const countSpam = messageLimit(createLimiter, "spam", { perDay: 76, perHour: 1 });
  return async (sender: SenderKeys, isSuspectedSpam: boolean, store: Store): Promise<void> => {
    const most = messagesPerDay(await freeBytes());
    if (most === 0) throw new Refusal("full");
    await (isSuspectedSpam ? countSpam : countMessage)(sender, most, store);
  };
}

/** Allows `perDay`, then `perHour`, so the form never closes for a day. Each sender gets less as the limit nears. */
function messageLimit(createLimiter: CreateLimiter, name: string, of: { perDay: number; perHour: number }) {
  const duration = 12 * HOUR;
  const perAddress = createLimiter({ keyPrefix: name, points: MESSAGES_PER_ADDRESS, duration });
  const perNetwork = createLimiter({ keyPrefix: `${name}-in-network`, points: MESSAGES_PER_NETWORK, duration });
  const perDay = createLimiter({ keyPrefix: `${name}-in-all`, points: of.perDay, duration: 24 * HOUR });
  const perHour = createLimiter({ keyPrefix: `${name}-in-hour`, points: of.perHour, duration: HOUR });
  const inAll = new BurstyRateLimiter(perDay, perHour);
  return async ({ address, network }: SenderKeys, most: number, store: Store): Promise<void> => {
    const counted: (() => Promise<void>)[] = [];
    try {
      const used = (await perDay.get("all"))?.consumedPoints ?? 0;
      const left = Math.max(0, Math.min(most, perDay.points) - used);
      if (left === 0 && most < perDay.points) throw tooMany(HOUR * 1000, "site-limit");
      for (const [limiter, keys] of [
        [perAddress, address],
        [perNetwork, network],
      ] as const) {
        const key = await keyInUse(limiter, keys);
        const { consumedPoints, msBeforeNext } = await consume(limiter, key);
        counted.push(() => takeBack(limiter, key));
        const share = 1 + Math.floor((limiter.points * left) / perDay.points);
        if (consumedPoints > share) throw tooMany(msBeforeNext);
      }
      await consume(inAll, "all", "site-limit");
      counted.push(() => takeBack(perDay, "all"));
      await store();
    } catch (error) {
      // Refused and failed messages do not count.
      for (const uncount of counted) await uncount();
      throw error;
    }
  };
}
