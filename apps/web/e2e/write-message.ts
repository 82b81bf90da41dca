import type { Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

/** What the visitor types. Stored as is. */
export const MESSAGE = {
  fullName: "Ada Lovelace",
  address: "12 Quiet Lane, Yourtown",
  phone: "+1 555 123 4567",
  email: "ada@example.com",
  notes: "My cat comes along.\nHer name is Bee & she is shy ✨",
};

const fields = (page: Page) => ({
  fullName: page.getByLabel("Full Name"),
  address: page.getByLabel("Address", { exact: true }),
  phone: page.getByLabel("Phone Number"),
  email: page.getByLabel("Email Address"),
  notes: page.getByLabel("Notes (optional)"),
});

const NAMES = ["fullName", "address", "phone", "email", "notes"] as const;

/** Types a complete message without notes. */
export async function fillContactForm(page: Page, different: Partial<typeof MESSAGE> = {}): Promise<void> {
  const message = { ...MESSAGE, notes: "", ...different };
  for (const name of NAMES) await fields(page)[name].fill(message[name]);
}

export async function expectMessageInForm(page: Page, message: typeof MESSAGE): Promise<void> {
  for (const name of NAMES) await expect(fields(page)[name]).toHaveValue(message[name]);
}

export async function sendMessage(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send Message" }).click();
}
