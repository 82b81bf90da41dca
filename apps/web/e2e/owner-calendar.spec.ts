import type { Locator } from "@playwright/test";
import { BrowserStorage } from "./browser-storage.ts";
import { expect, test } from "./browser-test.ts";
import {
  addEvent,
  adminPassword,
  deleteEvent,
  EVENT,
  enterAdmin,
  eventForm,
  eventTitles,
  tryPassword,
  typeEvent,
} from "./owner-page.ts";
import { A_MORNING_IN_SPRING } from "./sample-events.ts";
import { expectToast, toastOn } from "./toast-on.ts";

const CIRCLE = { title: "Moon circle", date: "2026-06-03", time: "19:00", location: "The orchard" };
const EVENINGS = ["Reiki evening", "Reiki evening", "Reiki evening"];

test("the owner adds, changes, repeats, deletes and restores events offline, in sync with another tab and after a reload", async ({
  page,
  context,
  storage,
}) => {
  const button = (name: string) => page.getByRole("button", { name });
  await context.clock.setFixedTime(A_MORNING_IN_SPRING);
  const calendar = await context.newPage();
  await calendar.goto("/calendar");
  await enterAdmin(page);
  await expectToast(page, { title: "Access Granted! ✨", text: "Welcome to the admin panel." });
  const texts = [await storage.texts(), await page.evaluate(() => ({ ...sessionStorage }))];
  expect(JSON.stringify(texts)).not.toMatch(/admin|gate|password/i);
  await expect(page.getByRole("heading", { name: "No Events Yet" })).toBeVisible();
  await context.setOffline(true);
  await addEvent(page, { ...CIRCLE, description: "Bring a blanket.", type: "Group Session" });
  await expectToast(page, {
    title: "Event Added Successfully! 🎉",
    text: "Moon circle has been added to the calendar.",
  });
  expect(await storage.read("events")).toEqual([
    { ...CIRCLE, id: Date.parse(A_MORNING_IN_SPRING), description: "Bring a blanket.", type: "group-session" },
  ]);
  await expect(eventTitles(calendar)).toHaveText(["Moon circle"]);

  await button("Edit Moon circle").click();
  const editForm = page.getByRole("form", { name: "Edit event" });
  await expect(editForm.getByLabel("Title")).toBeFocused();
  await editForm.getByLabel("Title").fill("Full moon circle");
  await editForm.getByLabel("Starts").fill("20:00");
  await page.keyboard.press("Enter");
  await expectToast(page, { title: "Event Updated", text: "Full moon circle has been updated." });
  const bottomOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf(toastOn(page)), "covers no row").toBeLessThan(await bottomOf(button("Add New Event")));
  await expect(button("Edit Full moon circle")).toBeFocused();
  await expect(page.getByRole("time")).toHaveText("Wednesday, June 3, 2026 at 8:00 PM");

  await button("Add New Event").click();
  await typeEvent(page, { title: "Reiki evening", date: "2026-10-26", time: "18:00" });
  await eventForm(page).getByLabel("Repeat").selectOption({ label: "Every week" });
  await eventForm(page).getByLabel("Number of dates, including the first").fill("4");
  await eventForm(page).getByLabel("Monday, November 9, 2026").uncheck();
  await expect(eventForm(page).getByText("3 of 4 will be added.")).toBeVisible();
  await button("Add Event").dblclick();
  await expect(eventForm(page)).toHaveCount(0);
  await expect(page.getByRole("article", { name: /October 26/ }).getByRole("heading")).toBeInViewport();
  await expect(page.getByRole("time")).toHaveText([
    "Wednesday, June 3, 2026 at 8:00 PM",
    "Monday, October 26, 2026 at 6:00 PM",
    "Monday, November 2, 2026 at 6:00 PM",
    "Monday, November 16, 2026 at 6:00 PM",
  ]);

  await button("Delete Full moon circle").click();
  await expect(eventTitles(page)).toHaveText(EVENINGS);
  await expect(button("Undo deleting Full moon circle")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectToast(page, { title: "Event Restored", text: "Full moon circle is back on the calendar." });
  await expect(button("Edit Full moon circle")).toBeFocused();

  await deleteEvent(page, "Full moon circle");
  await expect(eventTitles(calendar)).toHaveText(["Reiki evening"]);
  const dates = calendar.getByRole("article", { name: "Reiki evening Mondays, 6:00 PM" }).getByRole("listitem");
  await expect(dates).toHaveText(["October 26, 2026", "November 2, 2026", "November 16, 2026"]);
  await context.setOffline(false);
  await page.reload();
  await tryPassword(page, adminPassword);
  await expect(eventTitles(page)).toHaveText(EVENINGS);
  await page.getByText("Recently deleted (1)").click();
  await button("Restore Full moon circle").click();
  await expect(eventTitles(page)).toHaveText(["Full moon circle", ...EVENINGS]);
  await expect(page.getByText(/Recently deleted/)).toHaveCount(0);

  await button("Add New Event").click();
  await typeEvent(page, EVENT);
  await new BrowserStorage(calendar).leave({});
  await expect(eventTitles(page)).toHaveCount(0);
  await expect(eventForm(page).getByLabel("Title")).toHaveValue(EVENT.title);
  await button("Add Event").click();
  await expect.poll(() => storage.read("events")).toMatchObject([EVENT]);
});
