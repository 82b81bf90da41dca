import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./browser-test.ts";
import { openAndWait } from "./open.ts";
import { swipe } from "./swipe.ts";

/** The gallery in a real browser, without the host of its picture. The tests in src/features/gallery cover each control and each reason to wait. */

test.use({ contextOptions: { reducedMotion: "no-preference" } });

function gallery(page: Page): Locator {
  return page.getByRole("region", { name: "Gallery" });
}

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(gallery(page).getByText(`${number} of 12`, { exact: true })).toBeVisible();
}

test("the slides move on every five seconds, and wait for a pointer and out of sight", {
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
  await page.clock.runFor(30_000);
  await expectSlide(page, 2);
  await page.mouse.move(5, 5);
  await expect(slide).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(4900);
  await expectSlide(page, 2);
  await page.clock.runFor(100);
  await expectSlide(page, 3);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(slide).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(30_000);
  await expectSlide(page, 3);
});

test("a swipe to the left moves on, a swipe to the right moves back", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  // Under reduced motion the slides stand still from the beginning.
  await expect(gallery(page).getByRole("button", { name: "Start automatic slide show" })).toBeVisible();
  await swipe(gallery(page).getByRole("group", { name: "1 of 12" }), -120);
  await expectSlide(page, 2);
  await swipe(gallery(page).getByRole("group", { name: "2 of 12" }), 120);
  await expectSlide(page, 1);
});

test("picture, words and controls fit one window, and nothing below moves from slide to slide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAndWait(page, "/");
  await expect(gallery(page).getByRole("button", { name: "Start automatic slide show" })).toBeVisible();
  for (const width of [320, 390, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 720 });
    const places = await page.evaluate(visitEverySlide);
    expect(places, `at ${width} pixels`).toEqual(Array.from({ length: 12 }, () => places[0]));
    if (width !== 1280) continue;
    const header = await page.getByRole("banner").boundingBox();
    expect((await gallery(page).boundingBox())?.height).toBeLessThan(720 - (header?.height ?? 720));
  }
});

/** Presses each dot of the gallery: where the button below it begins then. Runs in the page. */
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
