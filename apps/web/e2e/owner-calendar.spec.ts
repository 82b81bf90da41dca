import type { Page } from "@playwright/test";
import { addEvent, deleteEvent, enterAdmin, eventForm, eventTitles, typeEvent } from "./admin.ts";
import { expect, test } from "./fixtures.ts";
import { A_MORNING_IN_SPRING, sampleEvent } from "./sample-events.ts";
import { expectToast } from "./toast.ts";

/** A calendar that an owner can live with: events change, come again, are deleted by mistake, and come back. */

const CIRCLE = { title: "Moon circle", date: "2026-06-03", time: "19:00", location: "The orchard" };

const editForm = (page: Page) => page.getByRole("form", { name: "Edit event" });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(A_MORNING_IN_SPRING);
});

test("a season of events: added, changed, copied, repeated, deleted, brought back, and there after a reload", async ({
  page,
}) => {
  await enterAdmin(page);
  await addEvent(page, CIRCLE);

  await press(page, "Edit Moon circle");
  await expect(editForm(page).getByLabel("Title")).toBeFocused();
  await expect(editForm(page).getByLabel("Location")).toHaveValue("The orchard");
  await editForm(page).getByLabel("Title").fill("Full moon circle");
  await editForm(page).getByLabel("Time").fill("20:00");
  await press(page, "Save Changes");
  await expectToast(page, { title: "Event Updated", text: "Full moon circle has been updated." });
  await expect(editForm(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Edit Full moon circle" })).toBeFocused();
  await expect(page.getByRole("time")).toHaveText("Wednesday, June 3, 2026 at 8:00 PM");

  await press(page, "Duplicate Full moon circle");
  await expect(eventForm(page).getByLabel("Date")).toBeFocused();
  await expect(eventForm(page).getByLabel("Date")).toHaveValue("");
  await typeEvent(page, { title: "New moon circle", date: "2026-06-17", time: "20:00" });
  await press(page, "Add Event");
  await expectToast(page, {
    title: "Event Added Successfully! 🎉",
    text: "New moon circle has been added to the calendar.",
  });

  await press(page, "Add New Event");
  await typeEvent(page, { title: "Reiki evening", date: "2026-10-26", time: "18:00" });
  await eventForm(page).getByLabel("Repeat weekly").fill("3");
  await page.getByRole("button", { name: "Add Event" }).dblclick();
  await expectToast(page, {
    title: "Events Added Successfully! 🎉",
    text: "Reiki evening has been added to the calendar 3 times, once a week.",
  });
  await expect(page.getByRole("time").filter({ hasText: "at 6:00 PM" })).toHaveText([
    "Monday, October 26, 2026 at 6:00 PM",
    "Monday, November 2, 2026 at 6:00 PM",
    "Monday, November 9, 2026 at 6:00 PM",
  ]);

  await deleteEvent(page, "Full moon circle");
  await expectToast(page, { title: "Event Deleted", text: "The event has been removed from the calendar." });
  await expect(page.getByRole("button", { name: "Undo deleting Full moon circle" })).toBeFocused();
  await press(page, "Undo deleting Full moon circle");
  await expectToast(page, { title: "Event Restored", text: "Full moon circle is back on the calendar." });
  await expect(page.getByRole("button", { name: "Edit Full moon circle" })).toBeFocused();

  await deleteEvent(page, "New moon circle");
  await page.getByRole("button", { name: "Undo deleting New moon circle" }).dblclick();
  await expect(eventTitles(page).filter({ hasText: "New moon circle" })).toHaveCount(1);
  await deleteEvent(page, "New moon circle");
  await deleteEvent(page, "Full moon circle");
  await page.getByText("Recently deleted (2)").click();
  await press(page, "Restore New moon circle");
  const season = ["New moon circle", "Reiki evening", "Reiki evening", "Reiki evening"];
  await expect(eventTitles(page)).toHaveText(season);
  await expect(page.getByText("Recently deleted (1)")).toBeVisible();

  await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).click();
  await expect(eventTitles(page)).toHaveText(season);
  await page.goBack();
  const restore = page.getByRole("button", { name: "Restore Full moon circle" });
  await expect(async () => {
    if (!(await restore.isVisible())) await page.getByText("Recently deleted (1)").click();
    await expect(restore).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.reload();
  await enterAdmin(page);
  await expect(eventTitles(page)).toHaveText(season);
  await expect(page.getByText(/Recently deleted/)).toHaveCount(0);
});

test("what was stored beside the fields of an event survives a change, and a deletion that is taken back", async ({
  page,
  storage,
}) => {
  const event = { ...sampleEvent({ id: 7, title: "With a price" }), price: 40 };
  await storage.leave({ calendarEvents: [event, null] });
  await enterAdmin(page);
  await press(page, "Edit With a price");
  await editForm(page).getByLabel("Date").fill("2026-05-03");
  await press(page, "Save Changes");
  await expect(editForm(page)).toHaveCount(0);
  expect(await storage.read("calendarEvents")).toEqual([{ ...event, date: "2026-05-03" }, null]);
  await deleteEvent(page, "With a price");
  await press(page, "Undo deleting With a price");
  await expect(eventTitles(page)).toHaveText(["With a price"]);
  expect(await storage.read("calendarEvents")).toEqual([null, { ...event, date: "2026-05-03" }]);
});

test("the past lies in a fold, and slips are pointed out without standing in the way", async ({ page, storage }) => {
  await storage.leave({
    calendarEvents: [
      sampleEvent({ id: 1, title: "Last spring", date: "2025-05-02" }),
      sampleEvent({ id: 2, title: "Tomorrow" }),
    ],
  });
  await enterAdmin(page);
  await expect(eventTitles(page)).toHaveText(["Last spring", "Tomorrow"]);
  await page.getByText("Past events (1)").click();
  await expect(page.getByRole("button", { name: "Delete Last spring" })).toBeHidden();

  await press(page, "Add New Event");
  await typeEvent(page, { title: "Once more", date: "2026-05-02", time: "14:05" });
  await expect(page.getByText("Tomorrow is on Saturday, May 2, 2026 at 2:05 PM, too.")).toBeVisible();
  await eventForm(page).getByLabel("Date").fill("2026-04-30");
  await expect(page.getByText("This day has passed")).toBeVisible();
  await expect(page.getByText(/, too\./)).toHaveCount(0);
  await press(page, "Add Event");
  await expect(eventForm(page)).toHaveCount(0);
  await expect(page.getByText("Past events (2)")).toBeVisible();
});

test("a series that does not fit is not added, and stays in the form", { tag: "@every-screen" }, async ({
  page,
  storage,
}) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (text.length > 700) throw new DOMException("full", "QuotaExceededError");
      set.call(this, key, text);
    };
  });
  await enterAdmin(page);
  await press(page, "Add New Event");
  await typeEvent(page, { ...CIRCLE, description: "x".repeat(100) });
  await eventForm(page).getByLabel("Repeat weekly").fill("8");
  await press(page, "Add Event");
  await expect(page.getByRole("alert")).toContainText("There Is No Room Left");
  await expect(eventForm(page).getByLabel("Title")).toHaveValue(CIRCLE.title);
  await expect(eventForm(page).getByLabel("Date")).toHaveValue(CIRCLE.date);
  await expect(eventForm(page).getByLabel("Repeat weekly")).toHaveValue("8");
  expect(await storage.read("calendarEvents")).toBeNull();
});
