import type { Page } from "@playwright/test";
import { addEvent, deleteEvent, enterAdmin, eventTitles } from "../admin.ts";
import { expect, test } from "../fixtures.ts";

/** Two windows of one profile change the same list. Nothing may be lost, and nothing deleted may come back. */

const ROUNDS = 10;

const titleOf = (owner: string, round: number) => `${owner} ${round}`;

/** Adds an event in each round, and deletes the one of the round before every second time. */
async function change(page: Page, owner: string): Promise<string[]> {
  const kept: string[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const title = titleOf(owner, round);
    await addEvent(page, { title, date: "2031-05-06", time: `1${round % 10}:15` });
    kept.push(title);
    if (round % 2 === 0) {
      const gone = kept.shift() ?? title;
      await deleteEvent(page, gone);
      await expect(page.getByRole("button", { name: `Delete ${gone}`, exact: true })).toHaveCount(0);
    }
  }
  return kept;
}

test("two windows that change the calendar at once lose nothing and bring nothing back", async ({
  page,
  context,
  storage,
}) => {
  const other = await context.newPage();
  await enterAdmin(page);
  await enterAdmin(other);
  const kept = (await Promise.all([change(page, "one"), change(other, "two")])).flat().toSorted();
  for (const window of [page, other]) {
    await expect.poll(async () => (await eventTitles(window).allTextContents()).toSorted()).toEqual(kept);
  }
  expect(await storage.read("calendarEvents")).toHaveLength(kept.length);
});
