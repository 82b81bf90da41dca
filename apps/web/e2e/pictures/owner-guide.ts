import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { repository } from "../../build/paths.mjs";
import { adminPassword, enterAdmin, eventForm, typeEvent } from "../admin.ts";
import { fillContactForm, sendMessage } from "../contact.ts";
import { expect, test } from "../fixtures.ts";
import { sampleEvent } from "../sample-events.ts";
import { type GuideStep, guidePage } from "./guide-page.ts";

/** What fits on one sheet of US Letter with its margins, in CSS pixels. */
const SHEET = { width: 720, height: 960 };

test.use({
  viewport: { width: 1000, height: 1400 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: "reduce" },
});

/** Writes owner-guide.html and owner-guide.pdf: one printed page on `/admin`, with pictures of the built site. */
test("owner-guide", async ({ context, page, storage }) => {
  await storage.leave({ events: [sampleEvent({ date: "2031-05-02" })] });
  const html = guidePage(await takeSteps(page));
  const sheet = await context.newPage();
  await sheet.setViewportSize(SHEET);
  await sheet.setContent(html);
  const height = await sheet.evaluate(() => document.body.scrollHeight);
  expect(height, "the guide fits on one page").toBeLessThanOrEqual(SHEET.height);
  const folder = join(repository, "screenshots");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "owner-guide.html"), html);
  await sheet.pdf({ path: join(folder, "owner-guide.pdf"), format: "Letter", printBackground: true });
});

async function takeSteps(page: Page): Promise<GuideStep[]> {
  await page.goto("/contact");
  await fillContactForm(page);
  await sendMessage(page);
  await page.getByRole("heading", { name: "One step left: I don’t have your message yet" }).waitFor();

  await page.goto("/admin");
  await page.getByLabel("Password", { exact: true }).fill(adminPassword);
  const unlock = await takePicture(page.getByRole("main").locator("form"));
  await enterAdmin(page);
  await page.getByRole("button", { name: "Close" }).click(); // The toast would lie over the pictures.
  const event = await takePicture(page.getByRole("article").filter({ hasText: "First steps with Reiki" }));
  const message = await takePicture(
    page.getByRole("region", { name: "Messages in this browser" }).getByRole("listitem"),
  );
  const publish = await takePicture(page.getByRole("region", { name: "Publish" }).getByRole("list").last());
  const backup = await takePicture(page.getByRole("region", { name: /backup/i }));
  await page.getByRole("button", { name: "Add New Event" }).click();
  await typeEvent(page, { title: "Evening circle", date: "2031-05-09", time: "19:30", location: "The garden room" });
  const form = await takePicture(eventForm(page));

  return [
    {
      title: "Open the door",
      text: "Go to /admin on your site, type your password, and press “Unlock”. Reload the page to lock it.",
      picture: unlock,
    },
    {
      title: "Add an event",
      text: "Press “Add New Event”, fill in the fields, and press “Add Event”. Only this browser shows it until you publish it. If something is missing, the page says what, and what you typed stays.",
      picture: form,
    },
    {
      title: "Change, repeat, delete",
      text: "“Edit” corrects an event, “Duplicate” starts a new one like it. “Repeat”, in the form for a new event, adds it for several weeks or months. “Canceled”, in the form of an event, keeps it on the calendar with that word. “Delete” takes it away at once; “Recently deleted” brings it back for thirty days. When an event repeats, the page asks whether a change is for that one or for the later ones, too.",
      picture: event,
    },
    {
      title: "Publish",
      text: "“Publish” lists what visitors do not see yet. Press “Download calendar.json” and follow the steps below it. A few minutes later, everyone sees your calendar.",
      picture: publish,
    },
    {
      title: "Read messages",
      text: "“Messages in this browser” shows what was written on this device. Messages from other devices reach you by email or text, when people send them.",
      picture: message,
    },
    {
      title: "Keep a backup",
      text: "Browsers may erase what a site keeps. Press “Download a backup” after every change you would hate to lose, and keep the file in a safe place. “Restore a backup” brings it back, here or on another computer.",
      picture: backup,
    },
  ];
}

/** A picture of a part of the page, with a margin around it. */
async function takePicture(part: Locator): Promise<Buffer> {
  await part.waitFor();
  const clip = await part.evaluate(async (element, margin) => {
    await document.fonts.ready;
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      x: left + scrollX - margin,
      y: top + scrollY - margin,
      width: width + 2 * margin,
      height: height + 2 * margin,
    };
  }, 16);
  return part.page().screenshot({ clip, fullPage: true, animations: "disabled" });
}
