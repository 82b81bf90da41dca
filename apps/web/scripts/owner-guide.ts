import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Locator, Page } from "playwright";
import { adminPassword, enterAdmin, eventForm, typeEvent } from "../e2e/admin.ts";
import { fillContactForm, sendMessage } from "../e2e/contact.ts";
import { sampleEvent } from "../e2e/sample-events.ts";
import { site } from "../src/site/site.ts";

/** A step of the guide: what to do, and what the screen looks like then. */
interface Step {
  readonly title: string;
  readonly text: string;
  readonly picture: Buffer;
}

/** What fits on one sheet of US Letter with its margins, in CSS pixels. */
const SHEET = { width: 720, height: 960 } as const;

/**
 * The owner's guide: one printed page on `/admin`, with pictures taken from the built site in this very moment, so that
 * they show what is there. Written: owner-guide.html and owner-guide.pdf.
 */
export async function writeOwnerGuide(browser: Browser, origin: string, folder: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: "en-US",
    viewport: { width: 1000, height: 1400 },
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  const html = guide(await steps(context, origin));
  const page = await context.newPage();
  await page.setViewportSize(SHEET);
  await page.setContent(html);
  const height = await page.evaluate(() => document.body.scrollHeight);
  if (height > SHEET.height) throw new Error(`The owner's guide no longer fits on one page: it is ${height} px high`);
  await writeFile(join(folder, "owner-guide.html"), html);
  await page.pdf({ path: join(folder, "owner-guide.pdf"), format: "Letter", printBackground: true });
  await context.close();
}

async function steps(context: BrowserContext, origin: string): Promise<Step[]> {
  const page = await context.newPage();
  const events = [
    sampleEvent({ id: 1, title: "First steps with Reiki", date: "2031-05-02", location: "The garden room" }),
  ];
  await context.setStorageState({
    cookies: [],
    origins: [{ origin, localStorage: [{ name: "calendarEvents", value: JSON.stringify(events) }] }],
  });
  await page.goto("/contact");
  await fillContactForm(page);
  await sendMessage(page);
  await page.getByRole("heading", { name: "Send it to me" }).waitFor();

  await page.goto("/admin");
  await page.getByLabel("Password", { exact: true }).fill(adminPassword);
  const unlock = await takePicture(page, page.getByRole("main").locator("form"));
  await enterAdmin(page);
  await page.getByRole("button", { name: "Close" }).click(); // The toast would lie over the pictures.
  const event = await takePicture(page, page.getByRole("article").filter({ hasText: "First steps with Reiki" }));
  const message = await takePicture(
    page,
    page.getByRole("region", { name: "Messages in this browser" }).getByRole("listitem"),
  );
  const backup = await takePicture(page, page.getByRole("region", { name: /backup/i }));
  await page.getByRole("button", { name: "Add New Event" }).click();
  await typeEvent(page, { title: "Evening circle", date: "2031-05-09", time: "19:30", location: "The garden room" });
  const form = await takePicture(page, eventForm(page));

  return [
    {
      title: "Open the door",
      text: "Go to /admin on your site, type your password, and press “Unlock”. Load the page again to lock it.",
      picture: unlock,
    },
    {
      title: "Add an event",
      text: "Press “Add New Event”, fill in the fields, and press “Add Event”. It is on your calendar page at once. If something is missing, the page says what, and what you typed stays.",
      picture: form,
    },
    {
      title: "Change, repeat, delete",
      text: "“Edit” corrects an event, “Duplicate” starts a new one like it. “Repeat weekly”, in the form for a new event, adds it for several weeks. “Delete” takes it away at once; “Recently deleted” brings it back as long as the page is open.",
      picture: event,
    },
    {
      title: "Read messages",
      text: "“Messages in this browser” shows what was written on this device. Messages from other devices reach you by e-mail or text, when their writers send them.",
      picture: message,
    },
    {
      title: "Keep a backup",
      text: "Browsers may erase what a site keeps. Press “Download a backup” after every change you would not like to lose, and keep the file in a safe place. “Restore a backup” brings it back, here or on another computer.",
      picture: backup,
    },
  ];
}

/** A picture of a part of the page, with a little air around it. */
async function takePicture(page: Page, what: Locator): Promise<Buffer> {
  await what.waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const clip = await what.evaluate((element, air) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + scrollX - air, y: top + scrollY - air, width: width + 2 * air, height: height + 2 * air };
  }, 16);
  return page.screenshot({ clip, fullPage: true, animations: "disabled" });
}

function guide(all: readonly Step[]): string {
  const items = all.map(
    ({ title, text, picture }) =>
      `<li><div><h2>${title}</h2><p>${text}</p></div><img src="data:image/png;base64,${picture.toString("base64")}" alt=""></li>`,
  );
  return `<!doctype html>
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
  li { display: grid; grid-template-columns: 1fr 340px; gap: 20px; align-items: center; padding: 9px 0; border-top: 1px solid #d9cfc0; break-inside: avoid }
  h2 { font-size: 16px; font-weight: 600; counter-increment: step }
  h2::before { content: counter(step) ". " }
  img { max-width: 340px; max-height: 178px; justify-self: center; border: 1px solid #d9cfc0; border-radius: 4px }
</style>
<header>
  <h1>Looking after your site</h1>
  <p>${site.practiceName}. Everything here happens at /admin, and is kept in the browser you do it in: always use the same one.</p>
</header>
<ol>${items.join("")}</ol>
</html>
`;
}
