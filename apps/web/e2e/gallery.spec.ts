import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openAndWait } from "./open.ts";
import { swipe } from "./swipe.ts";

/** The gallery in a real browser. The tests in src/features/gallery cover each control. */

function gallery(page: Page): Locator {
  return page.getByRole("region", { name: "Gallery" });
}

test("a first visit saves the twelve built-in slides; later visits show what is saved", async ({ page, storage }) => {
  await page.goto("/");
  await gallery(page).scrollIntoViewIfNeeded();
  await gallery(page).getByRole("button", { name: "Previous slide" }).click();
  await expect(gallery(page).getByText("12 of 12", { exact: true })).toBeVisible();
  await expect.poll(() => storage.read("carouselImages")).toHaveLength(12);
  expect(await storage.read("carouselImages")).toEqual(
    Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      alt: expect.stringMatching(/\w+ \w+/),
      description: expect.stringMatching(/\w+ \w+/),
    })),
  );

  const saved = [
    { id: 3, alt: "A brass bowl on a shelf", description: "The bowl that begins each evening." },
    { id: 9, alt: "A cushion by the window", description: "Where you sit." },
  ];
  await page.evaluate((slides) => localStorage.setItem("carouselImages", JSON.stringify(slides)), saved);
  await page.reload();
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page).getByRole("img", { name: "A brass bowl on a shelf" })).toBeVisible();
  await gallery(page).getByRole("button", { name: "Go to slide 2" }).click();
  await expect(gallery(page).getByRole("group", { name: "2 of 2" })).toContainText("Where you sit.");
  expect(await storage.read("carouselImages")).toEqual(saved);
});

test("a swipe to the left moves on, a swipe to the right moves back", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await gallery(page).getByRole("button", { name: "Stop automatic slide show" }).tap();
  await expect(gallery(page).getByRole("button", { name: "Start automatic slide show" })).toBeVisible();
  await swipe(gallery(page).getByRole("group", { name: "1 of 12" }), -120);
  await expect(gallery(page).getByText("2 of 12", { exact: true })).toBeVisible();
  await swipe(gallery(page).getByRole("group", { name: "2 of 12" }), 120);
  await expect(gallery(page).getByText("1 of 12", { exact: true })).toBeVisible();
});

test("picture, words and controls fit one window, and nothing below moves from slide to slide", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAndWait(page, "/");
  await gallery(page).getByRole("button", { name: "Stop automatic slide show" }).click();
  await expect(gallery(page).getByRole("button", { name: "Start automatic slide show" })).toBeVisible();
  const header = await page.getByRole("banner").boundingBox();
  const whole = await gallery(page).boundingBox();
  expect(whole?.height).toBeLessThan(720 - (header?.height ?? 720));

  for (const width of [320, 390, 768, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 720 });
    const seen = await page.evaluate(visitEverySlide);
    expect(seen.map(({ slide }) => slide)).toEqual(Array.from({ length: 12 }, (_, index) => `${index + 1} of 12`));
    const [first] = seen;
    expect(
      seen.map(({ top }) => top),
      `at ${width} pixels`,
    ).toEqual(seen.map(() => first?.top));
    expect(first?.top).toBeGreaterThan(0);
  }
});

/** Presses each dot of the gallery: which slide it shows, and where the button below it begins. Runs in the page. */
async function visitEverySlide() {
  const below = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Add More Images");
  const seen = [];
  for (const dot of document.querySelectorAll<HTMLElement>("button[aria-label^='Go to slide']")) {
    dot.click();
    // The app renders in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    const slide = document.querySelector("[aria-roledescription=slide]")?.getAttribute("aria-label");
    seen.push({ slide, top: below?.getBoundingClientRect().top ?? Number.NaN });
  }
  return seen;
}
