import type { Page } from "@playwright/test";

interface TypedMessage {
  readonly fullName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly notes: string;
}

const COMPLETE: TypedMessage = {
  fullName: "Ada Lovelace",
  address: "12 Quiet Lane, Yourtown",
  phone: "+1 555 123 4567",
  email: "ada@example.com",
  notes: "",
};

/** Types a complete message, with whatever a journey needs to be different. */
export async function fillContactForm(page: Page, different: Partial<TypedMessage> = {}): Promise<void> {
  const message = { ...COMPLETE, ...different };
  await page.getByLabel("Full Name").fill(message.fullName);
  await page.getByLabel("Address", { exact: true }).fill(message.address);
  await page.getByLabel("Phone Number").fill(message.phone);
  await page.getByLabel("Email Address").fill(message.email);
  await page.getByLabel("Notes (optional)").fill(message.notes);
}

export async function sendMessage(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send Message" }).click();
}
