import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { site } from "../../build/parsed-site.ts";
import { repository } from "../../build/paths.mjs";
import { readPractice } from "../../build/practice.ts";
import { expect, test } from "../browser-test.ts";
import { enterAdmin, eventForm, typeEvent } from "../owner-page.ts";
import { sampleEvent } from "../sample-events.ts";
import { fillContactForm, sendMessage } from "../write-message.ts";

/** The printable area of a US Letter sheet, in CSS pixels. */
const SHEET = { width: 720, height: 960 };

test.use({
  viewport: { width: 1000, height: 1400 },
  deviceScaleFactor: 2,
});

/** Writes owner-guide.html and owner-guide.pdf, one printed page about `/admin` with pictures of the owner's site. */
test("owner-guide", async ({ context, page, storage }) => {
  await storage.leave({ events: [sampleEvent({ date: "2031-05-02" })] });
  await page.goto("/contact");
  await fillContactForm(page);
  await sendMessage(page);
  const { words } = await readPractice();
  const { handover } = Object(words["contact.ts"]?.["contact"]);
  await page.getByRole("heading", { name: handover.title }).waitFor();

  const region = (name: string | RegExp) => page.getByRole("region", { name });
  await page.goto("/admin");
  const unlock = await pictureOf(page.getByRole("main").locator("form"));
  await enterAdmin(page);
  await page.getByRole("button", { name: "Close" }).click(); // The toast would cover the pictures.
  const event = await pictureOf(page.getByRole("article").filter({ hasText: "First steps with Reiki" }));
  const message = await pictureOf(region("Messages in this browser").getByRole("listitem"));
  const publish = await pictureOf(region("Publish").getByRole("list").last());
  const backup = await pictureOf(region(/backup/i));
  await page.getByRole("button", { name: "Add New Event" }).click();
  await typeEvent(page, { title: "Evening circle", date: "2031-05-09", time: "19:30", location: "The garden room" });
  const form = await pictureOf(eventForm(page));

  const sheet = await context.newPage();
  await sheet.setViewportSize(SHEET);
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Looking after your site</title>
<style>
  @page { margin: 0.5in }
  * { box-sizing: border-box; margin: 0 }
  body { font: 13px/1.45 Georgia, serif; color: #2b2140 }
  h1 { font-size: 26px; font-weight: 400 }
  header p { margin: 4px 0 10px }
  ol { list-style: none; padding: 0; counter-reset: step }
  li { display: grid; grid-template-columns: 1fr 340px; gap: 20px; align-items: center; padding: 8px 0; border-top: 1px solid #d9cfc0; break-inside: avoid }
  h2 { font-size: 16px; font-weight: 600; counter-increment: step }
  h2::before { content: counter(step) ". " }
  img { max-width: 340px; max-height: 154px; justify-self: center; border: 1px solid #d9cfc0; border-radius: 4px; padding: 5px }
</style>
<header>
  <h1>Looking after your site</h1>
  <p>${site.practiceName}. Everything here happens at /admin, and is kept in the browser you do it in: always use the same one.</p>
</header>
<ol>
${step("Open the door", unlock, "Go to /admin on your site, type your password, and press “Unlock”. Reload the page to lock it.")}
${step("Add an event", form, "Press “Add New Event”, fill in the fields, and press “Add Event”. Only this browser shows it until you publish it. If something is missing, the page says what, and what you typed stays.")}
${step("Change, repeat, delete", event, "“Edit” corrects an event, “Duplicate”, under “More”, starts a new one like it. “Repeat”, in the form for a new event, adds it for several weeks or months. “Canceled”, in the form of an event, keeps it on the calendar with that word. “Delete” takes it away at once; “Recently deleted” brings it back for thirty days. When an event repeats, the page asks whether a change is for that one or for the later ones, too.")}
${step("Publish", publish, "“Publish” lists what visitors do not see yet. Press “Download calendar.json” and follow the steps below it. A few minutes later, everyone sees your calendar.")}
${step("Read messages", message, "“Messages in this browser” shows what was written on this device. Messages from other devices reach you by email or text, when people send them.")}
${step("Keep a backup", backup, "Browsers may erase what a site keeps. Press “Download a backup” after every change you would hate to lose, and keep the file in a safe place. “Restore a backup” brings it back, here or on another computer.")}
</ol>
</html>
`;
  await sheet.setContent(html);
  const height = await sheet.evaluate(() => document.body.scrollHeight);
  expect(height, "the guide fits on one page").toBeLessThanOrEqual(SHEET.height);
  const folder = join(repository, "screenshots");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "owner-guide.html"), html);
  await sheet.pdf({ path: join(folder, "owner-guide.pdf"), format: "Letter", printBackground: true });
});

function step(title: string, picture: string, text: string): string {
  return `<li><div><h2>${title}</h2><p>${text}</p></div><img src="data:image/png;base64,${picture}" alt=""></li>`;
}

async function pictureOf(part: Locator): Promise<string> {
  await part.page().evaluate(() => document.fonts.ready.then(() => undefined));
  return (await part.screenshot({ animations: "disabled" })).toString("base64");
}
