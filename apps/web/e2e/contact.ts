import type { FrameLocator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** A page, or a page in a frame. */
type Screen = Page | FrameLocator;

/** What a visitor types. It is stored like this. */
export const MESSAGE = {
  fullName: "Ada Lovelace",
  address: "12 Quiet Lane, Yourtown",
  phone: "+1 555 123 4567",
  email: "ada@example.com",
  notes: "My cat comes along.\nHer name is Bee & she is shy ✨",
};

const fields = (screen: Screen) => ({
  fullName: screen.getByLabel("Full Name"),
  address: screen.getByLabel("Address", { exact: true }),
  phone: screen.getByLabel("Phone Number"),
  email: screen.getByLabel("Email Address"),
  notes: screen.getByLabel("Notes (optional)"),
});

/** Types a complete message without notes; `different` replaces fields. */
export async function fillContactForm(screen: Screen, different: Partial<typeof MESSAGE> = {}): Promise<void> {
  const { fullName, address, phone, email, notes } = fields(screen);
  const message = { ...MESSAGE, notes: "", ...different };
  await fullName.fill(message.fullName);
  await address.fill(message.address);
  await phone.fill(message.phone);
  await email.fill(message.email);
  await notes.fill(message.notes);
}

export async function expectMessageInForm(screen: Screen, message: typeof MESSAGE): Promise<void> {
  const { fullName, address, phone, email, notes } = fields(screen);
  await expect(fullName).toHaveValue(message.fullName);
  await expect(address).toHaveValue(message.address);
  await expect(phone).toHaveValue(message.phone);
  await expect(email).toHaveValue(message.email);
  await expect(notes).toHaveValue(message.notes);
}

export async function sendMessage(screen: Screen): Promise<void> {
  await screen.getByRole("button", { name: "Send Message" }).click();
}
