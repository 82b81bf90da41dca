import { addEvent, deleteEvent, enterAdmin, eventTitles } from "./admin.ts";
import { expect, test } from "./fixtures.ts";

const EVENT = { title: "Full moon circle", date: "2031-05-06", time: "20:15" };

test("what the owner adds and deletes in one tab shows on the calendar of another", async ({ page, context }) => {
  const calendar = await context.newPage();
  await calendar.goto("/calendar");
  await expect(calendar.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();

  await enterAdmin(page);
  await addEvent(page, EVENT);
  await expect(eventTitles(calendar)).toHaveText(["Full moon circle"]);
  await expect(calendar.getByRole("time")).toHaveText("Tuesday, May 6, 2031 at 8:15 PM");

  await deleteEvent(page, "Full moon circle");
  await expect(calendar.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
  await expect(eventTitles(calendar)).toHaveCount(0);
});

test("two tabs of the owner keep each other's events", async ({ page, context, storage }) => {
  const other = await context.newPage();
  await enterAdmin(page);
  await enterAdmin(other);
  await addEvent(page, EVENT);
  await addEvent(other, { ...EVENT, title: "New moon circle" });
  await expect(eventTitles(page)).toHaveText(["Full moon circle", "New moon circle"]);
  await expect(eventTitles(other)).toHaveText(["Full moon circle", "New moon circle"]);
  expect(await storage.read("calendarEvents")).toMatchObject([
    { title: "Full moon circle" },
    { title: "New moon circle" },
  ]);
});

test("the gate opens for one tab only", async ({ page, context }) => {
  await enterAdmin(page);
  const other = await context.newPage();
  await other.goto("/admin");
  await expect(other.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(other.getByRole("button", { name: "Add New Event" })).toHaveCount(0);
});
