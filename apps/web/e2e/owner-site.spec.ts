import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import { web } from "../build/paths.mjs";
import type { SiteCopy } from "../build/site-copy.ts";
import { readQrCode } from "../src/testing/read-qr-code.ts";
import { addEvent, enterAdmin, eventForm, eventTitles, typeEvent } from "./admin.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect } from "./fixtures.ts";
import { describeFortyDays } from "./forty-days.ts";
import { waitUntilListening } from "./open.ts";
import { ADMIN, BASE_PATH, OWNER_PASSWORD, test } from "./owner-site.ts";
import { describePublishedCalendar } from "./published-calendar.ts";
import { describePublishing } from "./publishing.ts";
import { everyPage } from "./routes.ts";
import { sampleEvent } from "./sample-events.ts";

/** The site as an owner has configured it, below a path of its host. The tests share one worker, which builds it once. */
test.describe.configure({ mode: "default" });

describeFortyDays();
describePublishedCalendar();

test.describe("below a path of its host", () => {
  test.use({ allowedProblems: [/status of 404 .*no-such-page|https:\/\/(one|two)\.example\//] });

  test("the whole site works", async ({ page, ownerSite, request }) => {
    const strayed: string[] = [];
    page.on("response", (response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin === ownerSite && (!pathname.startsWith(BASE_PATH) || response.status() >= 400)) strayed.push(pathname);
    });

    for (const { path } of everyPage) {
      await page.goto(path.slice(1));
      await waitUntilListening(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    for (const name of ["Calendar", "Contact", "Aura Reading", "Home"]) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
      await expect(page.locator("header nav [aria-current=page]")).toHaveText([name]);
    }
    await expect(page).toHaveURL(ownerSite + BASE_PATH);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", "https://quiet-lane.com/project/");

    const { start_url, icons } = await (await request.get("site.webmanifest")).json();
    expect(start_url).toBe(BASE_PATH);
    for (const { src } of icons) expect((await request.get(ownerSite + src)).status()).toBe(200);
    expect(strayed).toEqual([]);

    const missing = await page.goto("deep/no-such-page");
    expect(missing?.status()).toBe(404);
    await waitUntilListening(page);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`^${ownerSite}${BASE_PATH}`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("a message leaves by the visitor's own mail; the owner finds it, takes all to another computer, and goes on", async ({
  page,
  browser,
  baseURL,
  storage,
}) => {
  await storage.leave({ calendarEvents: [] });
  await page.goto("contact");
  await fillContactForm(page, { notes: "Tea & Reiki?" });
  await sendMessage(page);
  const panel = page.getByRole("region", { name: "One step left: I don’t have your message yet" });
  await expect(panel.getByRole("link", { name: "Send by email" })).toHaveAttribute(
    "href",
    /^mailto:hello@quiet-lane\.com\?subject=A%20message%20from%20Ada%20Lovelace&body=Name%3A%20Ada.*Tea%20%26%20Reiki%3F$/,
  );
  await expect(panel.getByRole("link", { name: "Send by text" })).toHaveAttribute("href", /^sms:\+12125550123\?body=/);
  await expect(panel).toContainText("opens with everything filled in");

  await enterAdmin(page, ADMIN);
  const inbox = (where: Page) => where.getByRole("region", { name: "Messages in this browser" }).getByRole("listitem");
  await expect(inbox(page)).toContainText("Tea & Reiki?");
  await expect(inbox(page).getByRole("link", { name: /^Reply by email/ })).toHaveAttribute(
    "href",
    /^mailto:ada@example\.com\?subject=Your%20message%20to%20Quiet%20Lane%20Reiki/,
  );
  await addEvent(page, { title: "Moon circle", date: "2036-06-03", time: "19:00", location: "The orchard" });
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a backup" }).click();
  const backup = await (await downloading).path();

  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const other = await elsewhere.newPage();
  await enterAdmin(other, ADMIN);
  await expect(eventTitles(other).first()).toHaveText(/^Circle 1 /);
  await other.getByLabel("Restore a backup").setInputFiles(backup);
  await other.getByRole("button", { name: "Replace everything" }).click();
  await other.getByRole("button", { name: "Yes, replace everything" }).click();
  await expect(eventTitles(other)).toHaveText(["Moon circle"]);
  await expect(inbox(other)).toContainText("Tea & Reiki?");

  const press = (name: string) => other.getByRole("button", { name }).click();
  await press("Edit Moon circle");
  await other.getByRole("form", { name: "Edit event" }).getByLabel("Title").fill("Full moon circle");
  await press("Save Changes");
  await expect(eventTitles(other)).toHaveText(["Full moon circle"]);
  await press("Duplicate Full moon circle");
  await typeEvent(other, { title: "New moon circle", date: "2036-06-17", time: "20:00" });
  await eventForm(other).getByLabel("Repeat").selectOption({ label: "Every week" });
  await eventForm(other).getByLabel("How many in all").fill("2");
  await press("Add Event");
  const all = ["Full moon circle", "New moon circle", "New moon circle"];
  await expect(eventTitles(other)).toHaveText(all);
  await press("Delete Full moon circle");
  await expect(eventTitles(other)).toHaveText(all.slice(1));
  await press("Undo deleting Full moon circle");
  await expect(eventTitles(other)).toHaveText(all);
  await other.goto("calendar");
  await expect(eventTitles(other)).toHaveText(all);
  await expect(other.getByRole("article").first()).toContainText("Tuesday, June 3, 2036 at 7:00 PM, Eastern Time");
  await elsewhere.close();
});

test.describe("far away", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("an event stays until its day is over where it is held, and its time names the zone and the visitor's own", async ({
    page,
    storage,
  }) => {
    await page.clock.setFixedTime("2026-05-02T12:30:00-04:00"); // In Tokyo it is May 3.
    await storage.leave({ calendarEvents: [sampleEvent()] });
    await page.goto("calendar");
    const event = page.getByRole("article", { name: /^First steps with Reiki/ });
    await expect(event).toContainText("Saturday, May 2, 2026 at 2:05 PM, Eastern Time");
    await expect(event).toContainText("Your time: Sunday at 3:05 AM");
    const downloading = page.waitForEvent("download");
    await event.getByRole("button", { name: "Add to calendar" }).click();
    const file = await readFile(await (await downloading).path(), "utf8");
    expect(file).toContain("UID:1@quiet-lane.com\r\n");
    expect(file).toContain("DTSTART:20260502T180500Z\r\nDTEND:20260502T190500Z\r\n");
    await expect(event.getByRole("link", { name: /^Google Calendar/ })).toHaveAttribute(
      "href",
      /dates=20260502T180500Z\/20260502T190500Z&ctz=America%2FNew_York/,
    );
  });
});

test.describe("the built files", () => {
  const SMS = "sms:+12125550199?body=QUIETLANE";

  async function builtPage(copy: SiteCopy, file: string): Promise<Document> {
    return new JSDOM(await copy.built(file)).window.document;
  }

  test("name the practice, how to reach it and when, to people and to search engines", async ({ ownerCopy }) => {
    const home = await builtPage(ownerCopy, "index.html");
    expect(home.title).toBe("Aura Readings and Reiki Healing | Quiet Lane Reiki");
    expect(readQrCode(home.querySelector('[role="img"][aria-label^="QR code"]'))).toBe(SMS);
    expect(home.querySelector(`a[href="${SMS}"]`)?.textContent).toBe("Text QUIETLANE to (212) 555-0199");
    expect(JSON.parse(home.querySelector('script[type="application/ld+json"]')?.textContent ?? "")).toMatchObject({
      name: "Quiet Lane Reiki",
      telephone: "+12125550123",
      image: "https://quiet-lane.com/project/social-card.jpg",
      openingHours: ["Tu-Th 10:00-18:00"],
      sameAs: ["https://www.instagram.com/quiet-lane"],
    });
    const contact = await builtPage(ownerCopy, "contact/index.html");
    expect(contact.querySelector('a[href="mailto:hello@quiet-lane.com"]')).not.toBeNull();
    expect(contact.querySelector('main a[href="tel:+12125550123"]')?.textContent).toBe("(212) 555-0123");
    expect(contact.querySelector("main")?.textContent).toContain("Tuesday – Thursday10:00 AM – 6:00 PM");
    expect(contact.querySelector("main")?.textContent).not.toMatch(/placeholder|Street, city/);
    expect(contact.querySelector('footer a[href="https://www.instagram.com/quiet-lane"]')).not.toBeNull();
  });

  test("tell who gives the sessions and what one costs, and go with a picture that has no other name", async ({
    ownerCopy,
  }) => {
    const home = await builtPage(ownerCopy, "index.html");
    expect(home.querySelector("main")?.textContent).toContain("About Ada BirchI sit still.");
    expect(home.querySelector('[role="img"][aria-label="Ada, sitting"] img')?.getAttribute("src")).toBe(
      `${BASE_PATH}icon-512.png`,
    );
    const reiki = await builtPage(ownerCopy, "reiki-healing/index.html");
    expect(reiki.querySelector("main section")?.textContent).toContain("What it costs$95 for 60 minutes");
    const terms = await builtPage(ownerCopy, "terms/index.html");
    expect(terms.querySelector("main")?.textContent).toContain("Reiki Healing: $95 for 60 minutes");
    expect(terms.querySelector("main")?.textContent).not.toContain("Aura Reading: ");
    expect(home.querySelector('meta[property="og:image"]')?.getAttribute("content")).toBe(
      "https://quiet-lane.com/project/social-card.jpg",
    );
    const card = await readFile(join(ownerCopy.dist, "social-card.jpg"));
    expect(card.equals(await readFile(join(web, "build/social-card/without-name.jpg")))).toBe(true);
  });

  test("show the owner's slides and pictures, and allow their hosts alone", async ({ ownerCopy }) => {
    const home = await builtPage(ownerCopy, "index.html");
    expect(home.querySelector('[aria-roledescription="slide"]')?.getAttribute("aria-label")).toBe("1 of 2");
    expect(home.querySelector('[role="img"][aria-label="Two chairs"] img')?.getAttribute("src")).toMatch(
      /^https:\/\/one\.example\/a\?/,
    );
    expect(await ownerCopy.built("_headers")).toContain("img-src 'self' https://one.example https://two.example;");
    expect((await builtPage(ownerCopy, "terms/index.html")).body.textContent).toContain(
      "the gallery’s pictures are loaded from one.example and two.example, which then see your internet address.",
    );
  });

  test("have nothing of the password but its salted slow hash", async ({ ownerCopy }) => {
    const texts = await ownerCopy.builtTexts();
    const secrets = (["utf8", "base64", "hex"] as const).map((encoding) =>
      Buffer.from(OWNER_PASSWORD).toString(encoding),
    );
    expect(texts.some((text) => text.includes("600000") || text.includes("6e5"))).toBe(true);
    for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test("have nothing of the check of the file", async ({ ownerCopy }) => {
    const scripts = await ownerCopy.builtScripts();
    expect(scripts).toContain("QUIETLANE");
    const foreign = ["there is no such setting", "supportedValuesOf", "loose_object"];
    expect(foreign.filter((word) => scripts.includes(word))).toEqual([]);
  });
});

describePublishing();
