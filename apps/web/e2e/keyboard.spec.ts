import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./browser-test.ts";
import { openAndWait } from "./open.ts";
import { adminPassword, eventForm, eventTitles } from "./owner-page.ts";
import { sampleEvent } from "./sample-events.ts";
import { isFree, toastOn } from "./toast-on.ts";
import { MESSAGE } from "./write-message.ts";

/** Tests the whole site without a mouse. These tests do not click, and move focus only with keys. */

const WINDOW = { width: 1024, height: 560 };

/** Presses a key until the element has focus. Each stop must be in view. */
async function walkTo(page: Page, target: Locator, { limit = 60, key = "Tab" } = {}): Promise<void> {
  // Resolved once, because a query by role and name searches the whole page.
  const goal = await target.elementHandle();
  for (let pressed = 0; pressed < limit; pressed++) {
    await page.keyboard.press(key);
    const { problem, isGoal } = await page.evaluate(lookAtFocus, goal);
    if (problem !== "") await expectFocusInSight(page);
    if (isGoal) return;
  }
  throw new Error(`${limit} times ${key} did not lead to ${target}`);
}

test("a visitor can use the whole site with the keyboard alone", async ({ page }) => {
  await test.step("every tab stop is in view", async () => {
    await page.setViewportSize(WINDOW);
    await openAndWait(page, "/");
    const skipLink = page.getByRole("link", { name: "Skip to main content" });
    await page.keyboard.press("Tab");
    await expect(skipLink).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Explore aura readings" })).toBeFocused();
    await walkTo(page, page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }));
    await walkTo(page, skipLink, { key: "Shift+Tab" });
    await walkTo(page, page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Calendar" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/calendar");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
  await test.step("the menu opens, closes, and navigates", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const toggle = page.getByRole("button", { name: "Menu" });
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    const firstLink = page.getByRole("main").getByRole("link").first();
    await expect(page.getByText("No Upcoming Events")).toBeVisible(); // The links arrive with the events.
    await expect(firstLink).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(firstLink).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(toggle).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.locator(":popover-open")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expectFocusInSight(page);
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(toggle).toBeFocused();

    await page.keyboard.press("Enter");
    await walkTo(page, links.last());
    await page.keyboard.press("Tab");
    await expect(firstLink).toBeFocused();
    await expect(page.locator(":popover-open")).toHaveCount(0);

    await page.keyboard.press("Shift+Tab");
    await expect(toggle).toBeFocused();
    await page.keyboard.press("Enter");
    await walkTo(page, links.filter({ hasText: "Contact" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/contact");
    await expect(links).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Write to me" })).toBeFocused();
  });
  await test.step("a message is corrected and sent", async () => {
    await page.setViewportSize(WINDOW);
    await walkTo(page, page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }));
    await walkTo(page, page.getByRole("button", { name: "Send Message" }), { key: "Shift+Tab" });
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Full Name")).toBeFocused();
    await expectFocusInSight(page);

    await expect(toastOn(page)).toBeVisible();
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: /^Notifications/ }).getByRole("list")).toBeFocused();
    await walkTo(page, page.getByRole("button", { name: "Close" }), { limit: 2 });
    await expectFocusInSight(page);
    await page.keyboard.press("Enter");
    await expect(toastOn(page)).toHaveCount(0);
    await expect(page.getByLabel("Full Name")).toBeFocused();

    for (const [index, text] of ["Ada Lovelace", "12 Quiet Lane", "+1 555 123 4567", "ada@example.com"].entries()) {
      if (index > 0) await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
    await expect(page.getByRole("heading", { name: "One more step: send it to me" })).toBeFocused();
  });
});

test("the owner can manage events with the keyboard alone", async ({ page, storage }) => {
  const messages = Array.from({ length: 12 }, (_, id) => ({ ...MESSAGE, id, timestamp: "2026-05-01T12:00:00.000Z" }));
  const events = [1, 2].map((id) => sampleEvent({ id, title: `Event ${id}`, date: "2031-05-02" }));
  await storage.leave({ events, messages });
  await page.setViewportSize(WINDOW);
  await openAndWait(page, "/admin");
  await walkTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(adminPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your calendar and messages" })).toBeFocused();

  const toggle = page.getByRole("button", { name: "Add New Event" });
  await expect(toggle).toBeVisible();
  await walkTo(page, toggle);
  await walkTo(page, page.getByRole("button", { name: "Delete Event 2" }));
  await walkTo(page, toggle, { key: "Shift+Tab" });
  await walkTo(page, page.getByRole("link", { name: /^Messages ?, 12 new$/ }));
  await page.keyboard.press("Enter");
  const inbox = page.getByRole("heading", { name: "Messages in this browser" });
  await expect(inbox).toBeFocused();
  await expect(inbox).toBeInViewport();
  await walkTo(page, toggle, { key: "Shift+Tab" });
  await page.keyboard.press("Enter");
  await walkTo(page, eventForm(page).getByRole("button", { name: "Add Event" }));
  await page.keyboard.press("Enter");
  await expect(eventForm(page).getByLabel("Title")).toBeFocused();
  await page.keyboard.type("Evening circle");
  await walkTo(page, eventForm(page).getByLabel("Date"));
  await page.keyboard.type("06212031");
  await walkTo(page, eventForm(page).getByLabel("Starts"));
  await page.keyboard.type("0730PM");
  await walkTo(page, eventForm(page).getByLabel("Location"));
  await test.step("on a small phone, the toast does not cover the focused button", async () => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.keyboard.press("Enter");
    await expect(eventTitles(page)).toHaveText(["Event 1", "Event 2", "Evening circle"]);
    await expectFocusInSight(page);
    await expect(toastOn(page)).toContainText("Event Added Successfully!");
    await expect.poll(() => isFree(toggle)).toBe(true);
    const places = [/^Publish/, /^Messages ?, 12 new$/].map((name) => page.getByRole("link", { name }).boundingBox());
    const [publishLink, messagesLink] = await Promise.all(places);
    expect(messagesLink?.y).toBe(publishLink?.y);
    await page.setViewportSize(WINDOW);
  });

  for (const [title, key, left] of [
    ["Evening circle", "Tab", ["Event 1", "Event 2"]],
    ["Event 2", "Shift+Tab", ["Event 1"]],
    ["Event 1", "Shift+Tab", []],
  ] as const) {
    await walkTo(page, page.getByRole("button", { name: `Delete ${title}` }), { key });
    await page.keyboard.press("Enter");
    await expect(eventTitles(page)).toHaveText([...left]);
    await expectFocusInSight(page);
  }
  await expect(page.getByRole("heading", { name: "No Events Yet" })).toBeVisible();
});

/** Expects the focused element to be on screen, below the header, with a focus ring. */
async function expectFocusInSight(page: Page): Promise<void> {
  await expect.poll(async () => (await page.evaluate(lookAtFocus, null)).problem).toBe("");
}

/** Runs in the page. `problem` is why the focused element cannot be seen, or empty. */
function lookAtFocus(goal: Node | null): { problem: string; isGoal: boolean } {
  const element = document.activeElement;
  const result = (problem: string) => ({ problem, isGoal: element === goal });
  if (element === null || element === document.body) return result("nothing has the focus");
  const { top, bottom } = element.getBoundingClientRect();
  // The header, and the bar of the owner's events while it covers them.
  const bars = [...document.querySelectorAll("header, :has(> #new-event)")];
  const inBar = bars.some((bar) => bar.contains(element)) || element.matches("a[href='#main'], [popover] *");
  const stuck = bars.map((bar) => bar.getBoundingClientRect()).filter((box) => box.top < 100);
  const from = inBar ? 0 : Math.max(0, ...stuck.map((box) => box.bottom));
  if (bottom <= from || top >= innerHeight) return result(`hidden: ${element.outerHTML.slice(0, 120)}`);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // In a date or time field, the browser marks the focused part.
  const isInParts = element.matches("[type=date], [type=time]");
  const hasRing = isInParts || (outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2);
  return result(hasRing ? "" : `no ring: ${element.outerHTML.slice(0, 120)}`);
}
