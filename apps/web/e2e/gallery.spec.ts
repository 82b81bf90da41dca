import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { swipe } from "./swipe.ts";

/** What the twelve slides are about (specification, section 2), in their order. */
const SUBJECTS = [
  /aura reading/i,
  /reiki hands/i,
  /chakra meditation/i,
  /crystal healing/i,
  /meditation room/i,
  /energy cleansing/i,
  /outdoor/i,
  /aura photograph/i,
  /circle/i,
  /distance reiki/i,
  /crystals .* chakra points/i,
  /practitioner in meditation/i,
];

function gallery(page: Page): Locator {
  return page.getByRole("region", { name: "Gallery" });
}

test("twelve slides, each with words of its own, show the same picture", async ({ page }) => {
  await page.goto("/");
  await expect(gallery(page)).toHaveAttribute("aria-roledescription", "carousel");
  const words: string[] = [];
  const pictures = new Set<string | null>();
  for (const position of SUBJECTS.keys()) {
    const slide = gallery(page).getByRole("group", { name: `${position + 1} of 12` });
    await expect(slide).toHaveAttribute("aria-roledescription", "slide");
    await expect(gallery(page).getByText(`${position + 1} of 12`, { exact: true })).toBeVisible();
    const alt = await slide.getByRole("img").getAttribute("aria-label");
    words.push(`${alt} ${await slide.textContent()}`);
    pictures.add(await slide.locator("img").getAttribute("src"));
    await gallery(page).getByRole("button", { name: "Next slide" }).click();
  }
  for (const [position, subject] of SUBJECTS.entries()) expect(words[position]).toMatch(subject);
  expect(new Set(words).size).toBe(12);
  expect(pictures.size).toBe(1);
  expect([...pictures][0]).toContain("https://images.unsplash.com/photo-1506126613408-eca07ce68773");
});

test("previous and next wrap around at both ends", async ({ page }) => {
  await page.goto("/");
  const previous = gallery(page).getByRole("button", { name: "Previous slide" });
  const next = gallery(page).getByRole("button", { name: "Next slide" });
  await previous.click();
  await expect(gallery(page).getByText("12 of 12", { exact: true })).toBeVisible();
  await expect(previous).toBeFocused();
  await next.click();
  await expect(gallery(page).getByText("1 of 12", { exact: true })).toBeVisible();
  await next.click();
  await expect(gallery(page).getByText("2 of 12", { exact: true })).toBeVisible();
});

test("each dot leads to its slide", async ({ page }) => {
  await page.goto("/");
  await expect(gallery(page).getByRole("button", { name: /^Go to slide \d+$/ })).toHaveCount(12);
  for (const number of [7, 12, 1]) {
    const dot = gallery(page).getByRole("button", { name: `Go to slide ${number}`, exact: true });
    await dot.click();
    await expect(gallery(page).getByText(`${number} of 12`, { exact: true })).toBeVisible();
    await expect(dot).toHaveAttribute("aria-current", "true");
  }
  await expect(gallery(page).locator("[aria-current=true]")).toHaveCount(1);
});

test("with the keyboard, the pause button comes first and the dots are one stop", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Learn More about Reiki" }).focus();
  await page.keyboard.press("Tab");
  await expect(gallery(page).getByRole("button", { name: "Start automatic slide show" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(gallery(page).getByRole("button", { name: "Previous slide" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(gallery(page).getByRole("button", { name: "Next slide" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(gallery(page).getByText("2 of 12", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(gallery(page).getByRole("button", { name: "Go to slide 2", exact: true })).toBeFocused();
  for (const { key, slide } of [
    { key: "ArrowRight", slide: 3 },
    { key: "End", slide: 12 },
    { key: "ArrowRight", slide: 1 },
    { key: "ArrowLeft", slide: 12 },
    { key: "Home", slide: 1 },
  ]) {
    await page.keyboard.press(key);
    await expect(gallery(page).getByText(`${slide} of 12`, { exact: true })).toBeVisible();
    await expect(gallery(page).getByRole("button", { name: `Go to slide ${slide}`, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add More Images" })).toBeFocused();
});

test("Add More Images says that it is not implemented yet", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Add More Images" }).click();
  await expect(page.getByRole("status")).toHaveText(/not implemented yet/i);
});

test("a first visit saves the twelve built-in slides", async ({ page, storage }) => {
  await page.goto("/");
  await gallery(page).scrollIntoViewIfNeeded();
  await expect.poll(() => storage.read("carouselImages")).toHaveLength(12);
  expect(await storage.read("carouselImages")).toEqual(
    Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      alt: expect.stringMatching(/\w+ \w+/),
      description: expect.stringMatching(/\w+ \w+/),
    })),
  );
});

test("an empty saved list counts as none", async ({ page, storage }) => {
  await storage.leave({ carouselImages: [] });
  await page.goto("/");
  await gallery(page).scrollIntoViewIfNeeded();
  await expect.poll(() => storage.read("carouselImages")).toHaveLength(12);
  await expect(gallery(page).getByText("1 of 12", { exact: true })).toBeVisible();
});

test("saved slides take the place of the built-in ones", async ({ page, storage }) => {
  const saved = [
    { id: 3, alt: "A brass bowl on a shelf", description: "The bowl that begins each evening." },
    { id: 9, alt: "A cushion by the window", description: "Where you sit." },
  ];
  await storage.leave({ carouselImages: saved });
  await page.goto("/");
  await gallery(page).scrollIntoViewIfNeeded();
  const slide = gallery(page).getByRole("group", { name: "1 of 2" });
  await expect(slide.getByRole("img", { name: "A brass bowl on a shelf" })).toBeVisible();
  await expect(slide).toContainText("The bowl that begins each evening.");
  await gallery(page).getByRole("button", { name: "Next slide" }).click();
  await expect(gallery(page).getByRole("group", { name: "2 of 2" })).toContainText("Where you sit.");
  await gallery(page).getByRole("button", { name: "Next slide" }).click();
  await expect(gallery(page).getByText("1 of 2", { exact: true })).toBeVisible();
  await expect(gallery(page).getByRole("button", { name: /^Go to slide/ })).toHaveCount(2);
  expect(await storage.read("carouselImages")).toEqual(saved);
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("a swipe to the left moves on, a swipe to the right moves back", async ({ page }) => {
    await page.goto("/");
    await gallery(page).getByRole("button", { name: "Stop automatic slide show" }).tap();
    await swipe(gallery(page).getByRole("group", { name: "1 of 12" }), -120);
    await expect(gallery(page).getByText("2 of 12", { exact: true })).toBeVisible();
    await swipe(gallery(page).getByRole("group", { name: "2 of 12" }), 120);
    await expect(gallery(page).getByText("1 of 12", { exact: true })).toBeVisible();
    await swipe(gallery(page).getByRole("group", { name: "1 of 12" }), 120);
    await expect(gallery(page).getByText("12 of 12", { exact: true })).toBeVisible();
    await swipe(gallery(page).getByRole("group", { name: "12 of 12" }), -20);
    await expect(gallery(page).getByText("12 of 12", { exact: true })).toBeVisible();
  });
});
