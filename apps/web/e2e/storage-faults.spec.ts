import { readFile } from "node:fs/promises";
import type { FrameLocator, Page } from "@playwright/test";
import { addEvent, adminPassword, deleteEvent, enterAdmin, eventForm, eventTitles, typeEvent } from "./admin.ts";
import { test as bareTest, FRAMED } from "./bare-site.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { openAndWait, waitUntilListening } from "./open.ts";
import { everyPage } from "./routes.ts";
import { sampleEvent } from "./sample-events.ts";
import { blockStorage, fillStorage, ignoreWrites, keptTexts, leaveTexts, refuseWrites } from "./storage-faults.ts";

/**
 * Journeys while the browser's storage fails in every way it can: no success is claimed that is none, no text that
 * somebody typed is lost, nothing that was stored is deleted, every page is there. (That nothing throws and nothing
 * is written to the console is seen to by the fixtures.)
 */

const EVENT = {
  title: "Reiki under the trees",
  date: "2031-06-21",
  time: "17:30",
  description: "Bring a blanket.",
  location: "The old oak",
};
const MESSAGE = {
  fullName: "Ada Lovelace",
  address: "12 Quiet Lane, Yourtown",
  phone: "+1 555 123 4567",
  email: "ada@example.com",
  notes: "My cat comes along.\nHer name is Bee.",
};
const NOT_SAVING = "This Browser Is Not Saving";
const NO_ROOM = "There Is No Room Left";
const NOT_SAVED = "This Could Not Be Saved";

type Screen = Page | FrameLocator;

async function expectMessageInForm(screen: Screen): Promise<void> {
  await expect(screen.getByLabel("Full Name")).toHaveValue(MESSAGE.fullName);
  await expect(screen.getByLabel("Address", { exact: true })).toHaveValue(MESSAGE.address);
  await expect(screen.getByLabel("Phone Number")).toHaveValue(MESSAGE.phone);
  await expect(screen.getByLabel("Email Address")).toHaveValue(MESSAGE.email);
  await expect(screen.getByLabel("Notes (optional)")).toHaveValue(MESSAGE.notes);
}

/** The message in the form is not sent, and the visitor is told so, and how else to reach the practice. */
async function expectMessageRefused(screen: Screen, title: string): Promise<void> {
  await screen.getByRole("button", { name: "Send Message" }).click();
  await expect(screen.getByRole("alert")).toContainText(title);
  await expect(screen.getByRole("status")).toBeEmpty();
  await expect(screen.getByText("Message Sent Successfully!")).toHaveCount(0);
  await expect(screen.getByRole("main").getByText("You can also reach me by e-mail")).toBeVisible();
  await expectMessageInForm(screen);
}

async function expectEventInForm(page: Page): Promise<void> {
  const form = eventForm(page);
  await expect(form.getByLabel("Title")).toHaveValue(EVENT.title);
  await expect(form.getByLabel("Description")).toHaveValue(EVENT.description);
  await expect(form.getByLabel("Date")).toHaveValue(EVENT.date);
  await expect(form.getByLabel("Time")).toHaveValue(EVENT.time);
  await expect(form.getByLabel("Location")).toHaveValue(EVENT.location);
}

/** The event is not added, and the owner is told so. */
async function expectEventRefused(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Add New Event" }).click();
  await typeEvent(page, EVENT);
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(page.getByRole("alert")).toContainText(title);
  await expect(page.getByText("Event Added Successfully!")).toHaveCount(0);
  await expectEventInForm(page);
}

async function expectEveryPage(page: Page): Promise<void> {
  for (const { path } of everyPage) {
    await openAndWait(page, path);
    await expectWholePage(page);
  }
}

/** The same, by the links of the site: nothing is loaded anew but /admin, to which no link leads. */
async function expectEveryPageByLinks(page: Page): Promise<void> {
  await openAndWait(page, "/admin");
  await expectWholePage(page);
  for (const { name, path } of everyPage.filter((one) => one.path !== "/admin")) {
    await page.getByRole("link", { name, exact: true }).first().click();
    await page.waitForURL(path);
    await expectWholePage(page);
  }
}

async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

/** The owner's view of trouble: what is wrong, that nothing is deleted, and a file with exactly what is stored. */
async function expectTrouble(page: Page, sentences: readonly string[]): Promise<void> {
  const panel = page.getByRole("main");
  await expect(panel.getByText("Some of what this browser keeps could not be read")).toBeVisible();
  for (const sentence of sentences) await expect(panel.getByRole("listitem").getByText(sentence)).toBeVisible();
  await expect(panel.getByText("It is kept, not deleted")).toBeVisible();
  await expect(panel.getByText(/^Space used: \d+ kB/)).toBeVisible();
  const kept = await keptTexts(page);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything as it is stored" }).click();
  const file = await readFile(await (await downloaded).path(), "utf8");
  expect(JSON.parse(file)).toEqual(kept);
}

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

test.describe("with damaged data", () => {
  const whole = JSON.stringify([sampleEvent({ date: "2031-05-02" }), sampleEvent({ id: 2, date: "2031-05-03" })]);

  for (const { name, text } of [
    { name: "cut off in the middle", text: whole.slice(0, whole.length - 30) },
    { name: "a list no more", text: `{"events":${whole}}` },
    { name: "empty", text: "" },
    { name: "something else entirely", text: "\u0000 not JSON \uFEFF 🕯" },
  ]) {
    test(`when the list of events is ${name}, the owner goes on`, async ({ page, baseURL }) => {
      await leaveTexts(page, baseURL ?? "", { calendarEvents: text });
      await page.goto("/calendar");
      await expect(page.getByText("The calendar cannot be read in this browser")).toBeVisible();
      await expect(page.getByRole("heading", { name: "No Upcoming Events" })).toHaveCount(0);
      expect((await keptTexts(page))["calendarEvents"]).toBe(text);

      await enterAdmin(page);
      await expectTrouble(page, ["Events: the whole list is damaged."]);
      await addEvent(page, EVENT);
      await expect(page.getByRole("status")).toContainText("Event Added Successfully!");
      await expect(eventTitles(page)).toHaveText([EVENT.title]);
      const { calendarEvents, ...others } = await keptTexts(page);
      expect(JSON.parse(calendarEvents ?? "")).toMatchObject([EVENT]);
      expect(Object.entries(others).filter(([key]) => key.startsWith("calendarEvents:quarantine:"))).toEqual([
        [expect.any(String), text],
      ]);
      await page.goto("/calendar");
      await expect(eventTitles(page)).toHaveText([EVENT.title]);
    });
  }

  test("when all lists are, every page is there", async ({ page, baseURL }) => {
    const texts = { calendarEvents: whole.slice(1), contactSubmissions: "[{", carouselImages: '[{"id":1' };
    await leaveTexts(page, baseURL ?? "", texts);
    await expectEveryPageByLinks(page);
    await page.goto("/");
    await page.getByRole("region", { name: "Gallery" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("group", { name: "1 of 12" })).toBeVisible();
    await enterAdmin(page);
    await expectTrouble(
      page,
      ["Events", "Messages", "Gallery slides"].map((list) => `${list}: the whole list is damaged.`),
    );
    expect(await keptTexts(page)).toEqual(texts);
  });

  test("good events are shown, bad ones counted, and both survive an add and a delete", async ({ page, storage }) => {
    const good = [sampleEvent({ date: "2031-05-02" }), sampleEvent({ id: 4, title: "Long talk", date: "2031-05-04" })];
    const bad = [{ ...sampleEvent({ id: 2 }), date: "2031-02-30" }, null, { ...sampleEvent({ id: 3 }), title: 7 }];
    const stored = [good[0], ...bad, good[1]];
    await storage.leave({ calendarEvents: stored });
    await page.goto("/calendar");
    await expect(eventTitles(page)).toHaveText(["First steps with Reiki", "Long talk"]);
    await enterAdmin(page);
    await expectTrouble(page, ["Events: 3 records could not be read"]);
    await addEvent(page, EVENT);
    await deleteEvent(page, "Long talk");
    await expect(page.getByRole("status")).toContainText("Event Deleted");
    expect(await storage.read("calendarEvents")).toEqual([good[0], ...bad, expect.objectContaining(EVENT)]);
  });

  test("a message is kept beside what was damaged", async ({ page, baseURL, storage }) => {
    const damaged = '[{"fullName":"Grace Hopper","address":"1 Harbor Str';
    await leaveTexts(page, baseURL ?? "", { contactSubmissions: damaged });
    await page.goto("/contact");
    await fillContactForm(page, MESSAGE);
    await sendMessage(page);
    await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
    expect(await storage.read("contactSubmissions")).toMatchObject([MESSAGE]);
    expect(Object.values(await keptTexts(page))).toContain(damaged);
  });

  test("G1 a message stays in the form where there is no room to set the damage aside", async ({ page, baseURL }) => {
    const damaged = `[{"fullName":"Grace Hopper","address":"${"x".repeat(3_000_000)}`;
    await leaveTexts(page, baseURL ?? "", { contactSubmissions: damaged });
    await page.goto("/contact");
    await fillContactForm(page, MESSAGE);
    await expectMessageRefused(page, NOT_SAVED);
    expect(await page.evaluate((text) => localStorage.getItem("contactSubmissions") === text, damaged)).toBe(true);
    await enterAdmin(page);
    await expect(page.getByText("Messages: the whole list is damaged.")).toBeVisible();
  });

  test("what a newer version of the site wrote is shown, and not written to", async ({ page, baseURL }) => {
    const texts = { calendarEvents: whole, "calendarEvents:version": "2", "contactSubmissions:version": "2" };
    await leaveTexts(page, baseURL ?? "", texts);
    await expectEveryPageByLinks(page);
    await page.goto("/contact");
    await fillContactForm(page, MESSAGE);
    await expectMessageRefused(page, "Please Load the Page Again");
    await enterAdmin(page);
    await expectTrouble(page, ["Events: a newer version of this site wrote them."]);
    await expect(eventTitles(page)).toHaveCount(2);
    await expectEventRefused(page, "Please Load the Page Again");
    expect(await keptTexts(page)).toMatchObject(texts);
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

test.describe("without a connection", () => {
  test("G2 a message is kept", async ({ page, context, storage }) => {
    await page.goto("/contact");
    await waitUntilListening(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await fillContactForm(page, MESSAGE);
    await sendMessage(page);
    await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
    expect(await storage.read("contactSubmissions")).toMatchObject([MESSAGE]);
  });

  test.describe("when what keeps messages could not be fetched", () => {
    test.use({ allowedProblems: [/net::ERR_FAILED .*browser-container/] });

    test("G1 a message stays in the form", async ({ page }) => {
      await page.route(/browser-container/, (route) => route.abort());
      await page.goto("/contact");
      await fillContactForm(page, MESSAGE);
      await expectMessageRefused(page, "This Could Not Be Done");
    });
  });

  test("G2 events are added and deleted", async ({ page, context, storage }) => {
    await enterAdmin(page);
    await context.setOffline(true);
    await addEvent(page, EVENT);
    expect(await storage.read("calendarEvents")).toMatchObject([EVENT]);
    await deleteEvent(page, EVENT.title);
    await expect(page.getByRole("status")).toContainText("Event Deleted");
    expect(await storage.read("calendarEvents")).toEqual([]);
  });
});
