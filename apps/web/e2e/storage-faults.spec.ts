import { addEvent, adminPassword, deleteEvent, enterAdmin, eventTitles, typeEvent } from "./admin.ts";
import { test as bareTest, FRAMED } from "./bare-site.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import {
  EVENT,
  expectEventInForm,
  expectEventRefused,
  expectEveryPage,
  expectEveryPageByLinks,
  expectMessageInForm,
  expectMessageRefused,
  MESSAGE,
  NO_ROOM,
  NOT_SAVED,
  NOT_SAVING,
} from "./fault-expectations.ts";
import { expect, test } from "./fixtures.ts";
import { everyPage } from "./routes.ts";
import { sampleEvent } from "./sample-events.ts";
import { blockStorage, fillStorage, ignoreWrites, keptTexts, refuseWrites } from "./storage-faults.ts";

/**
 * Journeys while the browser's storage fails in every way it can: no success is claimed that is none, no text that
 * somebody typed is lost, nothing that was stored is deleted, every page is there. (That nothing throws and nothing
 * is written to the console is seen to by the fixtures.)
 */

test.describe("with the storage blocked", () => {
  test.beforeEach(({ context }) => blockStorage(context));

  test("every page is there, and the calendar says what it cannot do", async ({ page }) => {
    await expectEveryPage(page);
    await page.goto("/calendar");
    await expect(page.getByText("The calendar cannot be read in this browser")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No Upcoming Events" })).toHaveCount(0);
    await page.goto("/");
    await page.getByRole("region", { name: "Gallery" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("group", { name: "1 of 12" })).toBeVisible();
  });

  test("G1 a message stays in the form", async ({ page }) => {
    await page.goto("/contact");
    await fillContactForm(page, MESSAGE);
    await expectMessageRefused(page, NOT_SAVING);
    await expectMessageRefused(page, NOT_SAVING);
  });

  test("the owner can add nothing, and reads why", async ({ page }) => {
    await enterAdmin(page);
    await expect(page.getByRole("button", { name: "Add New Event" })).toBeDisabled();
    await expect(page.getByText("This browser is not saving")).toBeVisible();
    await expect(page.getByText("events cannot be added here")).toBeVisible();
  });
});

bareTest("in a frame from which the browser itself keeps the storage, the same", async ({ page }) => {
  await page.goto(`${FRAMED}/contact`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  const reached = await page.frames()[1]?.evaluate(() => {
    try {
      return typeof window.localStorage;
    } catch (error) {
      return error instanceof DOMException ? error.name : "";
    }
  });
  expect(reached).toBe("SecurityError");
  await frame.getByLabel("Full Name").fill(MESSAGE.fullName);
  await frame.getByLabel("Address", { exact: true }).fill(MESSAGE.address);
  await frame.getByLabel("Phone Number").fill(MESSAGE.phone);
  await frame.getByLabel("Email Address").fill(MESSAGE.email);
  await frame.getByLabel("Notes (optional)").fill(MESSAGE.notes);
  await expectMessageRefused(frame, NOT_SAVING);

  await page.goto(`${FRAMED}/admin`);
  await frame.getByLabel("Password", { exact: true }).fill(adminPassword);
  await frame.getByRole("button", { name: "Unlock" }).click();
  await expect(frame.getByRole("button", { name: "Add New Event" })).toBeDisabled();
  for (const { path } of everyPage) {
    await page.goto(`${FRAMED}${path}`);
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

for (const { name, fault, title } of [
  { name: "refuses every write for want of room", fault: refuseWrites, title: NO_ROOM },
  { name: "forgets at once what is written", fault: ignoreWrites, title: NOT_SAVED },
]) {
  test.describe(`with a storage that ${name}`, () => {
    test.beforeEach(({ context }) => fault(context));

    test("every page is there, and the gallery has its slides", async ({ page }) => {
      await expectEveryPageByLinks(page);
      await page.goto("/");
      await page.getByRole("region", { name: "Gallery" }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("group", { name: "1 of 12" })).toBeVisible();
    });

    test("G1 a message stays in the form", async ({ page }) => {
      await page.goto("/contact");
      await fillContactForm(page, MESSAGE);
      await expectMessageRefused(page, title);
      expect(await keptTexts(page)).toEqual({});
    });

    test("an event stays in the form, and the list as it was", async ({ page, storage }) => {
      const events = [sampleEvent({ date: "2031-05-02" })];
      await storage.leave({ calendarEvents: events });
      await enterAdmin(page);
      await expectEventRefused(page, title);
      await expect(eventTitles(page)).toHaveText(["First steps with Reiki"]);
      expect(await storage.read("calendarEvents")).toEqual(events);
    });
  });
}

test.describe("with a storage that is truly full", () => {
  test("G1 a message stays in the form, and is sent once there is room", async ({ page, storage }) => {
    await page.goto("/robots.txt");
    await fillStorage(page);
    const before = await keptTexts(page);
    await page.goto("/contact");
    await fillContactForm(page, MESSAGE);
    await expectMessageRefused(page, NO_ROOM);
    expect(await keptTexts(page)).toEqual(before);

    await page.evaluate(() => localStorage.removeItem("filler 1000000 0"));
    await sendMessage(page);
    await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
    expect(await storage.read("contactSubmissions")).toMatchObject([MESSAGE]);
  });

  test("an event stays in the form, one can be deleted, and then it is added", async ({ page, storage }) => {
    const events = [
      sampleEvent({ date: "2031-05-02" }),
      sampleEvent({ id: 2, title: "Long talk", date: "2031-05-03" }),
    ];
    await storage.leave({ calendarEvents: events });
    await page.goto("/robots.txt");
    await fillStorage(page);
    await enterAdmin(page);
    await expectEventRefused(page, NO_ROOM);
    expect(await storage.read("calendarEvents")).toEqual(events);
    await deleteEvent(page, "Long talk");
    await expect(eventTitles(page)).toHaveText(["First steps with Reiki"]);
    await expectEventInForm(page);
    await page.getByRole("button", { name: "Add Event" }).click();
    await expect(page.getByRole("status")).toContainText("Event Added Successfully!");
    expect(await storage.read("calendarEvents")).toMatchObject([events[0], EVENT]);
  });
});

test.describe("when another tab clears everything", () => {
  test("the owner's list and the calendar follow, and what was typed stays and can be added", async ({
    page,
    context,
    storage,
  }) => {
    await storage.leave({ calendarEvents: [sampleEvent({ date: "2031-05-02" })] });
    const calendar = await context.newPage();
    await calendar.goto("/calendar");
    await expect(eventTitles(calendar)).toHaveText(["First steps with Reiki"]);
    await enterAdmin(page);
    await page.getByRole("button", { name: "Add New Event" }).click();
    await typeEvent(page, EVENT);

    const other = await context.newPage();
    await other.goto("/robots.txt");
    await other.evaluate(() => localStorage.clear());
    await expect(eventTitles(page)).toHaveCount(0);
    await expect(calendar.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
    await expectEventInForm(page);
    await page.getByRole("button", { name: "Add Event" }).click();
    await expect(page.getByRole("status")).toContainText("Event Added Successfully!");
    await expect(eventTitles(calendar)).toHaveText([EVENT.title]);
    expect(await storage.read("calendarEvents")).toMatchObject([EVENT]);
  });

  test("a message that was typed stays and is sent", async ({ page, context, storage }) => {
    await page.goto("/contact");
    await fillContactForm(page, MESSAGE);
    const other = await context.newPage();
    await other.goto("/robots.txt");
    await other.evaluate(() => localStorage.clear());
    await expectMessageInForm(page);
    await sendMessage(page);
    await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
    expect(await storage.read("contactSubmissions")).toMatchObject([MESSAGE]);
  });
});

test.describe("when the tab is closed right after the toast", () => {
  test("the message is there", async ({ page, context }) => {
    await page.goto("/contact");
    await fillContactForm(page, MESSAGE);
    await sendMessage(page);
    await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
    await page.close();
    const later = await context.newPage();
    await later.goto("/contact");
    const kept = await keptTexts(later);
    expect(JSON.parse(kept["contactSubmissions"] ?? "")).toMatchObject([MESSAGE]);
  });

  test("the event is there, and a deleted one is not", async ({ page, context, storage }) => {
    await storage.leave({ calendarEvents: [sampleEvent({ date: "2031-05-02" })] });
    await enterAdmin(page);
    await addEvent(page, EVENT);
    await deleteEvent(page, "First steps with Reiki");
    await expect(page.getByRole("status")).toContainText("Event Deleted");
    await page.close();
    const later = await context.newPage();
    await later.goto("/calendar");
    await expect(eventTitles(later)).toHaveText([EVENT.title]);
  });
});
