import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./browser-test.ts";
import { toastOn } from "./toast-on.ts";

/** Tests motion on the home page in a real browser. Component tests cover the controls and reasons to pause. */

test.use({ contextOptions: { reducedMotion: "no-preference" } });

function gallery(page: Page): Locator {
  return page.getByRole("region", { name: "Gallery" });
}

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(gallery(page).getByText(`${number} of 12`, { exact: true })).toBeVisible();
}

test("the slides advance every five seconds unless the visitor hovers over them", {
  tag: "@local-storage",
}, async ({ page, storage }) => {
  const slide = gallery(page).getByRole("group", { name: / of / });
  await page.clock.install({ time: new Date("2026-05-01T12:00:00-04:00") });
  await page.goto("/");
  await gallery(page).scrollIntoViewIfNeeded();
  await gallery(page).getByRole("button", { name: "Next slide" }).click();
  await expectSlide(page, 2);
  await expect.poll(() => storage.read("slides")).toHaveLength(12);
  await page.clock.pauseAt(new Date("2026-05-01T12:01:00-04:00"));
  await expect(slide).toHaveAttribute("aria-live", "polite");
  await page.mouse.move(5, 5);
  await expect(slide).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(5000);
  await expectSlide(page, 3);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(slide).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(30_000);
  await expectSlide(page, 3);

  await page.clock.resume();
  await test.step("the breathing rings stop on Escape and when off screen", async () => {
    await begin(page);
    expect(await animations(page)).toBe(5);
    await page.keyboard.press("Escape");
    await expectStopped(page);
    await begin(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expectStopped(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await begin(page);
    expect(await animations(page)).toBe(0);
  });
  await test.step("a slide fits in one window without shifting the page", async () => {
    for (const width of [320, 390, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 720 });
      const places = await page.evaluate(visitEverySlide);
      expect(places, `at ${width} pixels`).toEqual(Array.from({ length: 12 }, () => places[0]));
      if (width !== 1280) continue;
      const header = await page.getByRole("banner").boundingBox();
      expect((await gallery(page).boundingBox())?.height).toBeLessThan(720 - (header?.height ?? 720));
    }
  });
});

test("swiping dismisses a toast and changes the slide", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("button", { name: "Add More Images" }).tap();
  await test.step("a swipe of more than 50 pixels dismisses the toast", async () => {
    await expect(toastOn(page)).toBeInViewport({ ratio: 1 });
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.tap();
    await expect(page.locator(":popover-open")).toBeVisible();
    await menu.tap();
    await swipe(toastOn(page), 45);
    await expect(toastOn(page)).toBeVisible();
    await swipe(toastOn(page), 60);
    await expect(toastOn(page)).toHaveCount(0);
  });

  // Under reduced motion, the slides start paused.
  await expect(gallery(page).getByRole("button", { name: "Start automatic slide show" })).toBeVisible();
  await swipe(gallery(page).getByRole("group", { name: "1 of 12" }), -120);
  await expectSlide(page, 2);
  await swipe(gallery(page).getByRole("group", { name: "2 of 12" }), 120);
  await expectSlide(page, 1);
});

/** Swipes sideways with one finger across the middle of an element. */
async function swipe(target: Locator, distance: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to swipe on");
  const y = box.y + box.height / 2;
  const start = box.x + box.width / 2 - distance / 2;
  const finger = await target.page().context().newCDPSession(target.page());
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [{ x: start, y }]);
  for (const part of [0.25, 0.5, 0.75, 1]) await send("touchMove", [{ x: start + distance * part, y }]);
  await send("touchEnd", []);
  await finger.detach();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Breathe with me" }).click();
  await expect(page.getByText("Breathe in", { exact: true })).toBeVisible();
}

async function expectStopped(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Breathe with me" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Stopped." })).toHaveCount(1);
  expect(await animations(page)).toBe(0);
}

/** Counts the breathing rings that are animated. */
function animations(page: Page): Promise<number> {
  const ofRings = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().duration === 10_000).length;
  return page.evaluate(ofRings);
}

/** Runs in the page. Presses each dot and returns the position of the button below each time. */
async function visitEverySlide(): Promise<(number | undefined)[]> {
  const below = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Add More Images");
  const places = [];
  for (const dot of document.querySelectorAll<HTMLElement>("button[aria-label^='Go to slide']")) {
    dot.click();
    // The app renders in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    places.push(below?.getBoundingClientRect().top);
  }
  return places;
}
