import { expect, test } from "./browser-test.ts";
import { addEvent, deleteEvent, EVENT, enterAdmin, eventForm, eventTitles, typeEvent } from "./owner-page.ts";

const CIRCLE = { title: "Full moon circle", date: "2031-05-06", time: "20:15" };

test("what is added, deleted and cleared in one tab shows in the others", {
  tag: "@local-storage",
}, async ({ page, context, storage }) => {
  const calendar = await context.newPage();
  await calendar.goto("/calendar");
  await expect(calendar.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();

  await enterAdmin(page);
  await addEvent(page, CIRCLE);
  await expect(eventTitles(calendar)).toHaveText(["Full moon circle"]);
  await expect(calendar.getByRole("time")).toHaveText("Tuesday, May 6, 2031 at 8:15 PM");

  await addEvent(page, { ...CIRCLE, title: "New moon circle" });
  await expect(eventTitles(calendar)).toHaveText(["Full moon circle", "New moon circle"]);
  await deleteEvent(page, "Full moon circle");
  await expect(eventTitles(calendar)).toHaveText(["New moon circle"]);

  await page.getByRole("button", { name: "Add New Event" }).click();
  await typeEvent(page, EVENT);
  const bare = await context.newPage();
  await bare.goto("/robots.txt");
  await bare.evaluate(() => localStorage.clear());
  await expect(eventTitles(page)).toHaveCount(0);
  await expect(calendar.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
  await expect(eventForm(page).getByLabel("Title")).toHaveValue(EVENT.title);
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(eventTitles(calendar)).toHaveText([EVENT.title]);
  expect(await storage.read("events")).toMatchObject([EVENT]);
});
