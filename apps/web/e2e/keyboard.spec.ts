import type { Locator, Page } from "@playwright/test";
import { adminPassword, eventForm, eventTitles } from "./admin.ts";
import { expect, test } from "./fixtures.ts";
import { expectFocusInSight } from "./focus-in-sight.ts";
import { openAndWait } from "./open.ts";
import { sampleEvent } from "./sample-events.ts";
import { toastOn } from "./toast.ts";

/** The whole site without a mouse: no test in this file clicks, or sets the focus except by keys. */

/** Presses Tab, or Shift and Tab, until the element has the focus. */
async function tabTo(page: Page, target: Locator, { limit = 40, key = "Tab" } = {}): Promise<void> {
  for (let pressed = 0; pressed < limit; pressed++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${limit} times ${key} did not lead to ${target}`);
}

/** Walks from stop to stop until one has the focus; each must be in sight. */
async function walkTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab"): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press(key);
    await expectFocusInSight(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`60 times ${key} did not lead to ${target}`);
}

for (const path of ["/", "/calendar", "/contact"]) {
  test(`every stop on ${path} is in sight, there and back`, async ({ page, storage }) => {
    await storage.leave({
      events: [1, 2, 3, 4].map((id) => sampleEvent({ id, title: `Event ${id}`, date: "2031-05-02" })),
    });
    await page.setViewportSize({ width: 1024, height: 560 });
    await openAndWait(page, path);
    await walkTo(page, page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }), "Tab");
    await walkTo(page, page.getByRole("link", { name: "Skip to main content" }), "Shift+Tab");
  });
}

test("every stop among the owner's events is in sight, there and back", async ({ page, storage }) => {
  await storage.leave({
    events: [1, 2, 3, 4, 5, 6].map((id) => sampleEvent({ id, title: `Event ${id}`, date: "2031-05-02" })),
  });
  await page.setViewportSize({ width: 1024, height: 560 });
  await openAndWait(page, "/admin");
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(adminPassword);
  await page.keyboard.press("Enter");
  const toggle = page.getByRole("button", { name: "Add New Event" });
  await expect(toggle).toBeVisible();
  await tabTo(page, toggle);
  const last = page.getByRole("button", { name: "Delete Event 6" });
  await walkTo(page, last, "Tab");
  await walkTo(page, toggle, "Shift+Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Messages in this browser" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Messages in this browser" })).toBeInViewport();
});

test("past the bar, through the bar, and to another page", async ({ page }) => {
  await openAndWait(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Explore aura readings" })).toBeFocused();

  await page.keyboard.press("Shift+Tab");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Contact" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/calendar");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the menu opens, closes with Escape and behind its last link, and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAndWait(page, "/");
  const toggle = page.getByRole("button", { name: "Menu" });
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await tabTo(page, toggle);
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
  await tabTo(page, links.last());
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Explore aura readings" })).toBeFocused();
  await expect(page.locator(":popover-open")).toHaveCount(0);

  await page.keyboard.press("Shift+Tab");
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, links.filter({ hasText: "Contact" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(links).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Write to me" })).toBeFocused();
});

test("the gallery is stopped first, and its dots are one stop", async ({ page }) => {
  await openAndWait(page, "/");
  const gallery = page.getByRole("region", { name: "Gallery" });
  await tabTo(page, gallery.getByRole("button", { name: /automatic slide show/ }));
  await expect(gallery.getByRole("button", { name: "Start automatic slide show" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(gallery.getByText("2 of 12", { exact: true })).toBeVisible();
  await expect(gallery.getByRole("button", { name: "Next slide" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(gallery.getByRole("button", { name: "Go to slide 12" })).toBeFocused();
  await expect(gallery.getByText("12 of 12", { exact: true })).toBeVisible();
  await expectFocusInSight(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add More Images" })).toBeFocused();
});

test("a message with errors: the first field, the toast and back, and on its way", async ({ page }) => {
  await openAndWait(page, "/contact");
  await tabTo(page, page.getByRole("button", { name: "Send Message" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expectFocusInSight(page);

  await expect(toastOn(page)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /^Notifications/ }).getByRole("list")).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Close" }), { limit: 2 });
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
  await expect(page.getByRole("heading", { name: "One step left" })).toBeFocused();
});

test("the owner unlocks, adds an event and deletes events, and focus is never lost", async ({ page, storage }) => {
  await storage.leave({
    events: [1, 2].map((id) => sampleEvent({ id, title: `Event ${id}`, date: "2031-05-02" })),
  });
  await openAndWait(page, "/admin");
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(adminPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your calendar and messages" })).toBeFocused();

  const toggle = page.getByRole("button", { name: "Add New Event" });
  await expect(toggle).toBeVisible();
  await tabTo(page, toggle);
  await page.keyboard.press("Enter");
  await tabTo(page, eventForm(page).getByRole("button", { name: "Add Event" }));
  await page.keyboard.press("Enter");
  await expect(eventForm(page).getByLabel("Title")).toBeFocused();
  await page.keyboard.type("Evening circle");
  await tabTo(page, eventForm(page).getByLabel("Date"));
  await page.keyboard.type("06212031");
  await tabTo(page, eventForm(page).getByLabel("Starts"));
  await page.keyboard.type("0730PM");
  await tabTo(page, eventForm(page).getByLabel("Location"));
  await page.keyboard.press("Enter");
  await expect(eventTitles(page)).toHaveText(["Event 1", "Event 2", "Evening circle"]);
  await expectFocusInSight(page);

  for (const [title, key, left] of [
    ["Event 2", "Tab", ["Event 1", "Evening circle"]],
    ["Evening circle", "Tab", ["Event 1"]],
    ["Event 1", "Shift+Tab", []],
  ] as const) {
    await tabTo(page, page.getByRole("button", { name: `Delete ${title}` }), { key });
    await page.keyboard.press("Enter");
    await expect(eventTitles(page)).toHaveText([...left]);
    await expectFocusInSight(page);
  }
  await expect(page.getByRole("heading", { name: "No Events Yet" })).toBeVisible();
});
