import { expect } from "../fixtures.ts";
import { changeAtOnce, openTab, test, titlesIn } from "./storage-page.ts";

/** Two windows of one profile change the same list: nothing may be lost, and nothing deleted may come back. */

const ROUNDS = 10;
const CHANGES = 20;

test("two windows that change the calendar at once lose nothing and bring nothing back", async ({
  context,
  baseURL,
}) => {
  const url = baseURL ?? "";
  const windows = [await openTab(context, url), await openTab(context, url)];
  const isAtRest = () => window.timersSet === 0;
  for (let round = 1; round <= ROUNDS; round++) {
    await windows[0]?.evaluate(() => localStorage.clear());
    for (const window of windows) await expect.poll(() => titlesIn(window)).toEqual([]);
    const left = await changeAtOnce(windows, CHANGES, round % 2 === 0 ? 0 : 6);
    for (const window of windows) {
      await expect.poll(async () => (await titlesIn(window)).toSorted(), `round ${round}`).toEqual(left);
    }
    // With no timer left, a window has stopped checking its writes.
    for (const window of windows) await window.waitForFunction(isAtRest);
    for (const window of windows) expect((await titlesIn(window)).toSorted(), `round ${round}`).toEqual(left);
  }
});
