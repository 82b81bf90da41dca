import { expect, it } from "vitest";
import { createMemoryLimiter } from "./limiter.ts";
import { messageLimits } from "./message-limits.ts";

it.each([
  ["one address in an hour", 20, () => "one", false],
  ["all addresses in a day", 500, (message: number) => `address ${message}`, false],
  ["all addresses in a day of what looks like spam", 100, (message: number) => `address ${message}`, true],
])("from %s, %i messages are taken", async (_, most, address, isSuspectedSpam) => {
  const count = messageLimits(createMemoryLimiter);
  for (let message = 0; message < most; message++) await count(address(message), isSuspectedSpam);
  await expect(count(address(most), isSuspectedSpam)).rejects.toMatchObject({ code: "throttled" });
});

it("what looks like spam leaves room for other messages", async () => {
  const count = messageLimits((rule) => createMemoryLimiter({ ...rule, points: Math.min(rule.points, 3) }));
  for (let message = 0; message < 3; message++) await count(`address ${message}`, true);
  await count("another address", false);
});
