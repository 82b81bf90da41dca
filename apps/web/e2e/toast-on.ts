import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

/** Returns the visible toasts. There should be at most one. */
export function toastOn(page: Page): Locator {
  return page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
}

/** Expects one toast with this text. A destructive toast is announced assertively, others politely. */
export async function expectToast(
  page: Page,
  {
    title,
    text,
    role = "status",
  }: { readonly title: string; readonly text: string; readonly role?: "status" | "alert" },
): Promise<void> {
  await expect(toastOn(page)).toHaveCount(1);
  await expect(toastOn(page).getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByRole(role)).toHaveText(`${title} ${text}`);
  await expect(page.getByRole(role === "alert" ? "status" : "alert")).toBeEmpty();
}

/** Whether an element is in view and not covered. */
export function isFree(element: Locator): Promise<boolean> {
  return element.evaluate((own) => {
    const { left, top, bottom } = own.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 20, y) === own);
  });
}
