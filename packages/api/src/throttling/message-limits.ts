import { type CreateLimiter, consume } from "./limiter.ts";

/** Messages that one address may send in an hour. A clinic or a family may share an address. */
const MESSAGES_PER_ADDRESS = 20;

/** Messages that the practice takes in a day, besides what looks like spam. */
const MESSAGES_PER_DAY = 500;

/** Messages in a day that look like spam: a bot neither closes the form for others nor fills the disk. */
const SUSPECTED_SPAM_PER_DAY = 100;

const DAY = 24 * 60 * 60;

/** Limits how many messages can be sent. Counts one, and throws a `throttled` refusal when there were too many. */
export function messageLimits(createLimiter: CreateLimiter) {
  const perAddress = createLimiter({ keyPrefix: "messages", points: MESSAGES_PER_ADDRESS, duration: DAY / 24 });
  const perDay = createLimiter({ keyPrefix: "messages-in-all", points: MESSAGES_PER_DAY, duration: DAY });
  const spamPerDay = createLimiter({ keyPrefix: "spam-in-all", points: SUSPECTED_SPAM_PER_DAY, duration: DAY });
  return async (addressKey: string, isSuspectedSpam: boolean): Promise<void> => {
    await consume(perAddress, addressKey);
    await consume(isSuspectedSpam ? spamPerDay : perDay, "all");
  };
}
