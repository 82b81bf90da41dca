import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The words of a toast, as the specification writes them. */
export interface ToastWords {
  readonly title: string;
  readonly text: string;
}

/** The toasts on the screen; there should be at most one. */
export function toastOn(page: Page): Locator {
  return page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
}

/** Expects exactly one toast, with exactly these words, announced politely. */
export async function expectToast(page: Page, words: ToastWords): Promise<void> {
  await expectWords(page, words);
  await expect(page.getByRole("status")).toHaveText(`${words.title} ${words.text}`);
  await expect(page.getByRole("alert")).toBeEmpty();
}

/** Expects the same of a destructive toast, which is announced at once. */
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
