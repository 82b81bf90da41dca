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

test("the owner manages the calendar while offline and across tabs", async ({ page, context, storage }) => {
  const button = (name: string) => page.getByRole("button", { name });
  await context.clock.setFixedTime(A_MORNING_IN_SPRING);
  const calendar = await context.newPage();
  await calendar.goto("/calendar");
  await enterAdmin(page);
  const texts = [await storage.texts(), await page.evaluate(() => ({ ...sessionStorage }))];
  expect(JSON.stringify(texts)).not.toMatch(/admin|gate|password/i);
  await expect(page.getByRole("heading", { name: "No Events Yet" })).toBeVisible();
  await context.setOffline(true);
  await addEvent(page, CIRCLE);
  await expectToast(page, {
    title: "Event Added Successfully! 🎉",
    text: "Moon circle has been added to the calendar.",
  });
  expect(await storage.read("events")).toEqual([
    { ...CIRCLE, id: Date.parse(A_MORNING_IN_SPRING), description: "", type: "aura-reading" },
  ]);
  await expect(eventTitles(calendar)).toHaveText(["Moon circle"]);
  const bottomOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf(toastOn(page)), "covers no row").toBeLessThan(await bottomOf(button("Add New Event")));
  await test.step("on phones, the toast is no taller than the site's bar", async () => {
    const size = page.viewportSize();
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await bottomOf(toastOn(page))).toBeLessThanOrEqual(await bottomOf(page.getByRole("banner")));
    }
    if (size) await page.setViewportSize(size);
  });

  await button("Add New Event").click();
  await typeEvent(page, { title: "Reiki evening", date: "2026-10-26", time: "18:00" });
  await eventForm(page).getByLabel("Repeat").selectOption({ label: "Every week" });
  await eventForm(page).getByLabel("Number of dates, including the first").fill("3");
  await button("Add Event").dblclick();
  await expect(page.getByRole("article", { name: /October 26/ })).toBeInViewport();
  await deleteEvent(page, "Moon circle");
  await expect(button("Undo deleting Moon circle")).toBeFocused();
  await expect(eventTitles(page)).toHaveText(["Reiki evening"]);
  await expect(eventTitles(calendar)).toHaveText(["Reiki evening"]);
  await context.setOffline(false);
  await page.reload();
  await tryPassword(page, adminPassword);
  await page.getByText("2 more dates").click();
  await expect(page.getByRole("article", { name: /^Reiki evening/ })).toHaveCount(3);
  await expect(eventTitles(page)).toHaveText(["Reiki evening"]);
  await page.getByText("Recently deleted (1)").click();
  await button("Restore Moon circle").click();
  await expect(eventTitles(page)).toHaveText(["Moon circle", "Reiki evening"]);
  await expect(page.getByText(/Recently deleted/)).toHaveCount(0);

  await button("Add New Event").click();
  await typeEvent(page, EVENT);
  await new BrowserStorage(calendar).leave({});
  await expect(eventTitles(page)).toHaveCount(0);
  await expect(eventForm(page).getByLabel("Title")).toHaveValue(EVENT.title);
  await button("Add Event").click();
  await expect.poll(() => storage.read("events")).toMatchObject([EVENT]);
});
