import { sharedBudgets } from "../bench/budgets.ts";
import { expect, sharedSiteTest as test } from "./browser-test.ts";
import { expectWithin, recordDownloads } from "./downloads.ts";
import { waitUntilListening } from "./open.ts";
import { SHARED_PASSWORD } from "./own-sites.ts";
import { addEvent, enterAdmin, eventTitles } from "./owner-page.ts";
import { sampleEvent } from "./sample-events.ts";
import { fillContactForm, sendMessage } from "./write-message.ts";

const EVENT = { title: "Moon circle", date: "2036-06-03", time: "19:00", location: "The orchard" };

/** The tests share one worker, which builds and starts the site once. */
test.describe.configure({ mode: "default" });

test("each page stays within its budget", { tag: "@thorough" }, async ({ browser, sharedSite }) => {
  for (const budget of sharedBudgets) {
    const page = await browser.newPage({ baseURL: sharedSite });
    const { downloads } = recordDownloads(page, sharedSite);
    await page.goto(budget.path);
    await waitUntilListening(page);
    await page.waitForLoadState("networkidle");
    expectWithin(budget, downloads);
    await page.close();
  }
});

test("the owner and a visitor share a calendar and an inbox", async ({ page: owner, context }) => {
  await enterAdmin(owner, SHARED_PASSWORD);
  await addEvent(owner, EVENT);
  const visitor = await context.newPage();
  await visitor.goto("/");
  const next = visitor.getByRole("main").getByRole("link", { name: "Moon circle, Tuesday, June 3, 2036 at 7:00 PM" });
  await next.click();
  await expect(visitor).toHaveURL(/\/calendar$/);
  await expect(eventTitles(visitor)).toHaveText([EVENT.title]);
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(visitor.getByText("Your message goes straight to me.")).toBeVisible();
  await fillContactForm(visitor, { notes: "May I bring my cat?" });
  await visitor.evaluate(letAMinutePass); // The spam check flags messages written this fast, so a minute has to pass.
  await sendMessage(visitor);
  await expect(visitor.getByRole("status")).toContainText("Message Sent Successfully!");
  const arrived = visitor.getByRole("region", { name: "Thank you, Ada Lovelace. Your message has arrived." });
  await expect(arrived.getByRole("heading")).toBeFocused();
  const inbox = owner.getByRole("region", { name: "Messages" }).getByRole("listitem");
  await expect(inbox).toContainText("May I bring my cat?");

  await owner.route("**/api/**", (request) => request.abort());
  for (const part of ["heading", "contentinfo"] as const) {
    await owner.getByRole(part).first().scrollIntoViewIfNeeded();
    await expect(owner.getByText("No connection to your site.")).toBeInViewport({ ratio: 1 });
  }
});

test("a visitor without scripts sees the first ten of twelve events", async ({ browser, request, sharedSite }) => {
  const session = await request.post("/api/session", {
    headers: { origin: sharedSite },
    data: { password: SHARED_PASSWORD, mark: "" },
  });
  const { token } = await session.json();
  const drafts = Array.from({ length: 12 }, (_, day) => {
    const { id: _id, ...draft } = sampleEvent({ title: `Day ${day}`, date: `2035-05-${day + 10}` });
    return draft;
  });
  const added = await request.post("/api/events", {
    headers: { origin: sharedSite, authorization: `Bearer ${token}` },
    data: { drafts },
  });
  expect(added.ok()).toBe(true);
  const page = await browser.newPage({ baseURL: sharedSite, javaScriptEnabled: false });
  await page.goto("/calendar");
  await expect(eventTitles(page).filter({ visible: true })).toHaveText(drafts.slice(0, 10).map(({ title }) => title));
  await expect(page.getByText("More dates to come.")).toBeVisible();
  await page.close();
});

function letAMinutePass(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 60_000;
}
