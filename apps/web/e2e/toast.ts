import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The words of a toast, as the specification writes them. */
export interface ToastWords {
  readonly title: string;
  readonly text: string;
}

/** The toast on the screen, or more of them where there should be one. */
export function toastOn(page: Page): Locator {
  return page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
}

/** Exactly one toast is on the screen, with exactly these words, and they are announced politely. */
export async function expectToast(page: Page, words: ToastWords): Promise<void> {
  await expectWords(page, words);
  await expect(page.getByRole("status")).toHaveText(`${words.title} ${words.text}`);
  await expect(page.getByRole("alert")).toBeEmpty();
}

/** The same for a destructive toast, which is announced at once. */
export async function expectDestructiveToast(page: Page, words: ToastWords): Promise<void> {
  await expectWords(page, words);
  await expect(page.getByRole("alert")).toHaveText(`${words.title} ${words.text}`);
  await expect(page.getByRole("status")).toBeEmpty();
}

async function expectWords(page: Page, { title, text }: ToastWords): Promise<void> {
  const toast = toastOn(page);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
  await expect(toast).toHaveCount(1);
}
