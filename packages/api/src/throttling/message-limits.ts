import { Refusal } from "../guards/refusal.ts";
import { MAX_BODY } from "../guards/require-json.ts";
import { type CreateLimiter, consume, tooMany } from "./limiter.ts";

/** Messages that one address may send in an hour. A clinic or a family may share an address. */
const MESSAGES_PER_ADDRESS = 20;

/** Messages that the practice takes in a day, besides what looks like spam. */
const MESSAGES_PER_DAY = 500;

/** Messages in a day that look like spam: a bot neither closes the form for others nor fills the disk. */
const SUSPECTED_SPAM_PER_DAY = 100;

const DAY = 24 * 60 * 60;

/** What messages leave free of a disk, so that there is room to delete some. */
const RESERVED_BYTES = 16 * 2 ** 20;

/** How many messages a day may bring, so that the longest ones take a month to fill the room that is free. */
export function messagesPerDay(freeBytes: number): number {
  return Math.max(0, Math.floor((freeBytes - RESERVED_BYTES) / (30 * MAX_BODY)));
}

/**
 * Limits how many messages can be sent. Counts one, and throws a `throttled` refusal when there were too many, or a `full`
 * one when there is no room.
 */
export function messageLimits(createLimiter: CreateLimiter, freeBytes: () => Promise<number>) {
  const perAddress = createLimiter({ keyPrefix: "messages", points: MESSAGES_PER_ADDRESS, duration: DAY / 24 });
  const perDay = createLimiter({ keyPrefix: "messages-in-all", points: MESSAGES_PER_DAY, duration: DAY });
  const spamPerDay = createLimiter({ keyPrefix: "spam-in-all", points: SUSPECTED_SPAM_PER_DAY, duration: DAY });
  return async (addressKey: string, isSuspectedSpam: boolean): Promise<void> => {
    const most = messagesPerDay(await freeBytes());
    if (most === 0) throw new Refusal("full");
    await consume(perAddress, addressKey);
    if ((await consume(isSuspectedSpam ? spamPerDay : perDay, "all")) > most) throw tooMany(DAY);
  };
}
