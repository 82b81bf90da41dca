import type { Page } from "@playwright/test";
import { sharedBudgets } from "../bench/budgets.ts";
import { expect } from "./browser-test.ts";
import { expectWithin, recordDownloads } from "./downloads.ts";
import { waitUntilListening } from "./open.ts";
import { addEvent, enterAdmin, eventTitles } from "./owner-page.ts";
import { sampleEvent } from "./sample-events.ts";
import { SHARED_PASSWORD, test } from "./shared-site.ts";
import { fillContactForm, sendMessage } from "./write-message.ts";

const EVENT = { title: "Moon circle", date: "2036-06-03", time: "19:00", location: "The orchard" };

const inbox = (page: Page) => page.getByRole("region", { name: "Messages" }).getByRole("listitem");

/** The tests share one worker, which builds and starts the site once. */
test.describe.configure({ mode: "default" });

test("each page keeps to its budget", { tag: "@thorough" }, async ({ browser, sharedServer }) => {
  for (const budget of sharedBudgets) {
    const page = await browser.newPage({ baseURL: sharedServer.address });
    const { downloads } = recordDownloads(page, sharedServer.address);
    await page.goto(budget.path);
    await waitUntilListening(page);
    await page.waitForLoadState("networkidle");
    expectWithin(budget, downloads);
    await page.close();
  }
});

test("the owner, a helper and a visitor share one calendar and one inbox at once", async ({
  page: owner,
  browser,
  request,
  baseURL,
  sharedServer,
}) => {
  const options = { baseURL: baseURL ?? "" };
  const helper = await browser.newPage(options);
  const visitor = await browser.newPage(options);
  const visitorWithoutScript = await browser.newPage({ ...options, javaScriptEnabled: false });

  await enterAdmin(owner, SHARED_PASSWORD);
  await enterAdmin(helper, SHARED_PASSWORD);
  await addEvent(owner, EVENT);
  await expect(eventTitles(helper)).toHaveText([EVENT.title]);

  const poster = await request.get("/calendar/poster");
  expect(await poster.text()).toContain(EVENT.title);
  await visitor.goto("/");
  const next = visitor.getByRole("main").getByRole("link", { name: "Moon circle, Tuesday, June 3, 2036 at 7:00 PM" });
  await next.click();
  await expect(visitor).toHaveURL(/\/calendar#event-\d+$/);
  await visitor.goto("/calendar");
  await expect(eventTitles(visitor)).toHaveText([EVENT.title]);
  await visitorWithoutScript.goto("/calendar");
  await expect(eventTitles(visitorWithoutScript)).toHaveText([EVENT.title]);
  const feed = await request.get("/calendar.ics");
  const feedText = await feed.text();
  expect(feedText).toContain(`SUMMARY:${EVENT.title}`);
  const [path = ""] = /\/events\/\d+\//.exec(feedText) ?? [];
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`${path}</loc>`);
  await visitorWithoutScript.goto(path);
  await expect(visitorWithoutScript.getByRole("heading", { level: 1 })).toHaveText(EVENT.title);
  expect((await request.get("/events/7/")).status()).toBe(404);

  await visitor.goto("/contact");
  await expect(visitor.getByText("Your message goes straight to me.")).toBeVisible();
  await fillContactForm(visitor, { notes: "May I bring my cat?" });
  await visitor.evaluate(letAMinutePass); // A person takes longer than a program.
  await sendMessage(visitor);
  await expect(visitor.getByRole("status")).toContainText("Message Sent Successfully!");
  const arrived = visitor.getByRole("region", { name: "Thank you, Ada. Your message has arrived." });
  await expect(arrived.getByRole("heading")).toBeFocused();
  for (const page of [owner, helper]) await expect(inbox(page)).toContainText("May I bring my cat?");
  await expect.poll(() => sharedServer.mails).toHaveLength(1);
  expect(sharedServer.mails[0]).toMatch(/^Subject: A new message for /m);
  expect(sharedServer.mails[0]).not.toContain("cat");

  const name = visitor.getByLabel("Full Name");
  await name.focus();
  await expect(arrived).toBeVisible();
  const before = await name.boundingBox();
  await name.press("G");
  await expect(arrived).toBeHidden();
  expect((await name.boundingBox())?.y).toBe(before?.y);

  const edit = (page: Page) => page.getByRole("form", { name: "Edit event" });
  for (const page of [owner, helper]) await page.getByRole("button", { name: `Edit ${EVENT.title}` }).click();
  await edit(owner).getByLabel("Title").fill("Full moon circle");
  await edit(helper).getByLabel("Location").fill("The barn");
  await edit(helper).getByRole("button", { name: "Save Changes" }).click();
  await expect(edit(owner)).toContainText("This event was changed somewhere else");
  await expect(edit(owner).getByLabel("Title")).toHaveValue("Full moon circle");

  await helper.route("**/api/**", (request) => request.abort());
  for (const part of ["heading", "contentinfo"] as const) {
    await helper.getByRole(part).first().scrollIntoViewIfNeeded();
    await expect(helper.getByText("No connection to your site.")).toBeInViewport({ ratio: 1 });
  }

  await owner.reload();
  await expect(owner.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(owner.getByText("May I bring my cat?")).toBeHidden();
  for (const page of [helper, visitor, visitorWithoutScript]) await page.close();
});

test("of twelve events a visitor without script sees the first ten, and that more come", async ({
  browser,
  request,
  sharedServer,
}) => {
  const origin = sharedServer.address;
  const session = await request.post("/api/session", {
    headers: { origin },
    data: { password: SHARED_PASSWORD, mark: "" },
  });
  const { token } = await session.json();
  const drafts = Array.from({ length: 12 }, (_, day) => {
    const { id: _id, ...draft } = sampleEvent({ title: `Day ${day}`, date: `2035-05-${day + 10}` });
    return draft;
  });
  const added = await request.post("/api/events", {
    headers: { origin, authorization: `Bearer ${token}` },
    data: { drafts },
  });
  expect(added.ok()).toBe(true);
  const page = await browser.newPage({ baseURL: origin, javaScriptEnabled: false });
  await page.goto("/calendar");
  await expect(eventTitles(page).filter({ visible: true })).toHaveText(drafts.slice(0, 10).map(({ title }) => title));
  await expect(page.getByText("More dates to come.")).toBeVisible();
  await page.close();
});

/** Makes a page a minute older than it is. */
function letAMinutePass(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 60_000;
}
