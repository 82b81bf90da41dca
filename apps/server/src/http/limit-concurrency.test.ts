import { expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

it("runs so many tasks at a time, in order, also after one that fails", async () => {
  const inTurn = limitConcurrency(2);
  const begun: number[] = [];
  let running = 0;
  const task = async (number: number) => {
    begun.push(number);
    running += 1;
    expect(running).toBeLessThanOrEqual(2);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (number === 1) throw new Error("1");
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => inTurn(() => task(number))));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, true, true]);
  expect(await inTurn(() => task(5))).toBe(5);
});
