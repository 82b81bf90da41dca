import { expect, it } from "vitest";
import { createMemoryLimiter } from "./limiter.ts";
import { messageLimits, messagesPerDay } from "./message-limits.ts";

const MB = 2 ** 20;

const free = (megabytes: number) => async () => megabytes * MB;

it.each([
  ["one address in an hour", 20, () => "one", false],
  ["all addresses in a day", 500, (message: number) => `address ${message}`, false],
  ["all addresses in a day of what looks like spam", 100, (message: number) => `address ${message}`, true],
])("from %s, %i messages are taken", async (_, most, address, isSuspectedSpam) => {
  const count = messageLimits(createMemoryLimiter, free(10_000));
  for (let message = 0; message < most; message++) await count(address(message), isSuspectedSpam);
  await expect(count(address(most), isSuspectedSpam)).rejects.toMatchObject({ code: "throttled" });
});

it("what looks like spam leaves room for other messages", async () => {
  const count = messageLimits(
    (rule) => createMemoryLimiter({ ...rule, points: Math.min(rule.points, 3) }),
    free(10_000),
  );
  for (let message = 0; message < 3; message++) await count(`address ${message}`, true);
  await count("another address", false);
});

it.each([
  [1_000, 524],
  [100, 44],
  [20, 2],
  [16, 0],
])("with %i MB free, a day brings %i messages at most", async (megabytes, most) => {
  expect(messagesPerDay(megabytes * MB)).toBe(most);
  const count = messageLimits(createMemoryLimiter, free(megabytes));
  for (let message = 0; message < Math.min(most, 500); message++) await count(`address ${message}`, false);
  await expect(count("another address", false)).rejects.toMatchObject({ code: most === 0 ? "full" : "throttled" });
});
