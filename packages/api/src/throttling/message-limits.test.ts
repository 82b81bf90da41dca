import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryLimiter, type SenderKeys } from "./limiter.ts";
import { messageLimits, messagesPerDay } from "./message-limits.ts";

const MB = 2 ** 20;
const free = (megabytes: number) => async () => megabytes * MB;

const HOUR_MS = 60 * 60_000;
const stored = async () => {};
const sender = (address: string, network = address) => ({ address: [address], network: [network] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counting() {
  const send = messageLimits(createMemoryLimiter, free(10_000));
  const count = (keys: SenderKeys, isSuspectedSpam: boolean) => send(keys, isSuspectedSpam, stored);
  const taken = async (address: string, messages: number, isSuspectedSpam = false, network = address) => {
    const sent = Array.from({ length: messages }, () => count(sender(address, network), isSuspectedSpam));
    return (await Promise.allSettled(sent)).filter(({ status }) => status === "fulfilled").length;
  };
  const takenOfMany = async (messages: number, isSuspectedSpam = false) => {
    let sum = 0;
    for (let index = 0; index < messages; index++) sum += await taken(`address ${index}`, 1, isSuspectedSpam);
    return sum;
  };
  return { send, count, taken, takenOfMany };
}

it.each([
  ["messages", false, 385, 5],
  ["suspected spam", true, 77, 1],
])("all addresses together can send only a day's limit of %s", async (_, isSuspectedSpam, aDay, anHour) => {
  const { count, takenOfMany } = counting();
  expect(await takenOfMany(600, isSuspectedSpam)).toBe(aDay);
  await expect(count(sender("another"), isSuspectedSpam)).rejects.toMatchObject({
    code: "throttled",
    details: { reason: "site-limit", headers: { "Retry-After": "3600" } },
  });
  vi.advanceTimersByTime(HOUR_MS);
  expect(await takenOfMany(600, isSuspectedSpam)).toBe(anHour);
});

it("limits one address to twenty messages in half a day", async () => {
  const { count, taken } = counting();
  await taken("one", 200, true);
  expect(await taken("one", 200)).toBe(20);
  const refused = count(sender("one"), false);
  await expect(refused).rejects.toMatchObject({ code: "throttled", details: { headers: { "Retry-After": "43200" } } });
  await expect(refused).rejects.not.toMatchObject({ details: { reason: "site-limit" } });
  expect(await taken("another", 1)).toBe(1);
  vi.advanceTimersByTime(12 * HOUR_MS);
  expect(await taken("one", 200)).toBeGreaterThan(10);
});

it("does not count a message that could not be stored", async () => {
  const { send, taken, takenOfMany } = counting();
  const failing = () => Promise.reject(new Error("The database is gone"));
  for (let time = 0; time < 500; time++) await expect(send(sender("one"), false, failing)).rejects.toThrow("is gone");
  expect(await taken("one", 1)).toBe(1);
  expect(await takenOfMany(600)).toBe(384);
});

it("limits all addresses in one network to sixty messages", async () => {
  const { taken } = counting();
  let sum = 0;
  for (let address = 0; address < 64; address++) sum += await taken(`address ${address}`, 20, false, "one line");
  expect(sum).toBeGreaterThan(40);
  expect(sum).toBeLessThanOrEqual(60);
  expect(await taken("a visitor", 1)).toBe(1);
});

it("continues counting when a sender's keys change", async () => {
  const { count, taken } = counting();
  await taken("yesterday", 20);
  const changed = { address: ["today", "yesterday"], network: ["today", "yesterday"] };
  await expect(count(changed, false)).rejects.toMatchObject({ code: "throttled" });
  vi.advanceTimersByTime(12 * HOUR_MS);
  await count(changed, false);
  expect(await taken("today", 200)).toBeGreaterThan(10);
});

it.each([2, 25])("%i addresses that send all day do not block other visitors", async (addresses) => {
  const { taken } = counting();
  for (let hour = 0; hour < 24; hour++) {
    for (let address = 0; address < addresses; address++)
      for (let sent = 0; (await taken(`flood ${address}`, 1)) > 0; sent++) expect(sent).toBeLessThan(60);
    expect(await taken(`visitor ${hour}`, 1)).toBe(1);
    vi.advanceTimersByTime(HOUR_MS);
  }
});

it("does not use memory for refused messages", async () => {
  const { takenOfMany } = counting();
  await takenOfMany(400);
  const counts = vi.getTimerCount();
  expect(await takenOfMany(3_000)).toBe(0);
  expect(vi.getTimerCount()).toBe(counts);
});

it.each([
  [1_000, 524],
  [100, 44],
  [20, 2],
  [16, 0],
])("with %i MB free, limits a day to %i messages", async (megabytes, most) => {
  expect(messagesPerDay(megabytes * MB)).toBe(most);
  const send = messageLimits(createMemoryLimiter, free(megabytes));
  const count = (address: string) => send(sender(address), false, stored);
  for (let message = 0; message < Math.min(most, 385); message++) await count(`address ${message}`);
  await expect(count("another address")).rejects.toMatchObject({
    code: most === 0 ? "full" : "throttled",
  });
});
