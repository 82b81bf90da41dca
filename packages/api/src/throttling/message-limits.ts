import { BurstyRateLimiter } from "rate-limiter-flexible";
import { type CreateLimiter, consume, tooMany } from "./limiter.ts";

/** Messages that one address may send in half a day, while all of the day's are left. A clinic may share an address. */
const MESSAGES_PER_ADDRESS = 20;

const HOUR = 60 * 60;

/**
 * Limits how many messages can be sent. Counts one, and throws a `throttled` refusal when there were too many: 500 a day
 * in all, and 100 more that look like spam, so that a bot closes the form neither for others nor for its own address.
 */
export function messageLimits(createLimiter: CreateLimiter) {
  const countMessage = messageLimit(createLimiter, "messages", { perDay: 380, perHour: 5 });
  const countSpam = messageLimit(createLimiter, "spam", { perDay: 76, perHour: 1 });
  return (addressKey: string, isSuspectedSpam: boolean): Promise<void> =>
    (isSuspectedSpam ? countSpam : countMessage)(addressKey);
}

/**
 * `perDay` and in each hour `perHour` more, so that nothing closes the form for a day. The fewer are left, the fewer one
 * address may send, so that a few addresses cannot use them up.
 */
function messageLimit(createLimiter: CreateLimiter, name: string, of: { perDay: number; perHour: number }) {
  const perAddress = createLimiter({ keyPrefix: name, points: MESSAGES_PER_ADDRESS, duration: 12 * HOUR });
  const perDay = createLimiter({ keyPrefix: `${name}-in-all`, points: of.perDay, duration: 24 * HOUR });
  const perHour = createLimiter({ keyPrefix: `${name}-in-hour`, points: of.perHour, duration: HOUR });
  const inAll = new BurstyRateLimiter(perHour, perDay);
  return async (addressKey: string): Promise<void> => {
    const { consumedPoints, msBeforeNext } = await consume(perAddress, addressKey);
    try {
      const left = (await perDay.get("all"))?.remainingPoints ?? perDay.points;
      const share = Math.max(1, Math.ceil((perAddress.points * left) / perDay.points));
      if (consumedPoints > share) throw tooMany(msBeforeNext);
      await consume(inAll, "all", "site-limit");
    } catch (error) {
      // What is refused does not count for the address.
      await perAddress.reward(addressKey);
      throw error;
    }
  };
}
