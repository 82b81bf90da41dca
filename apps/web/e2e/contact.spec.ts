import type { Page } from "@playwright/test";
import { site } from "../src/site/site.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { expectDestructiveToast, expectToast } from "./toast.ts";

const INVALID = { title: "Please Complete Required Fields", text: "All fields except notes are required." };
const SENT = {
  title: "Message Sent Successfully! ✨",
  text: "Thank you for reaching out. We'll get back to you soon!",
};

const REQUIRED = [
  { label: "Full Name", message: "Full name is required" },
  { label: "Address", message: "Address is required" },
  { label: "Phone Number", message: "Phone number is required" },
  { label: "Email Address", message: "Email is required" },
];

async function expectError(page: Page, label: string, message: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(message);
  await expect(page.getByRole("paragraph").filter({ hasText: message })).toBeVisible();
}

async function expectNoError(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(field).toHaveAccessibleDescription("");
}

test("an empty form says below each field what is missing", async ({ page, storage }) => {
  await page.goto("/contact");
  await sendMessage(page);
  await expectDestructiveToast(page, INVALID);
  for (const { label, message } of REQUIRED) await expectError(page, label, message);
  await expectNoError(page, "Notes (optional)");
  await expect(page.getByLabel("Full Name")).toBeFocused();
  expect(await storage.read("contactSubmissions")).toBeNull();
});

test("spaces alone count as nothing", async ({ page, storage }) => {
  await page.goto("/contact");
  await fillContactForm(page, { fullName: "   ", address: " \t ", phone: "  ", email: "   " });
  await sendMessage(page);
  await expectDestructiveToast(page, INVALID);
  for (const { label, message } of REQUIRED) await expectError(page, label, message);
  expect(await storage.read("contactSubmissions")).toBeNull();
});

test("the error of a field goes when the field is edited, and the others stay", async ({ page }) => {
  await page.goto("/contact");
  await sendMessage(page);
  for (const [position, { label, message }] of REQUIRED.entries()) {
    await page.getByLabel(label, { exact: true }).press("a");
    await expect(page.getByText(message, { exact: true })).toBeHidden();
    await expectNoError(page, label);
    for (const other of REQUIRED.slice(position + 1)) await expectError(page, other.label, other.message);
  }
});

test("an email address has to look like one", async ({ page, storage }) => {
  await page.goto("/contact");
  await fillContactForm(page);
  for (const email of ["ada", "ada@", "ada@example", "@example.com", "ada lovelace@example.com", "ada@@example.com"]) {
    await page.getByLabel("Email Address").fill(email);
    await expectNoError(page, "Email Address");
    await sendMessage(page);
    await expectError(page, "Email Address", "Please enter a valid email address");
    await expectDestructiveToast(page, INVALID);
    await expect(page.getByLabel("Email Address")).toBeFocused();
  }
  expect(await storage.read("contactSubmissions")).toBeNull();
});

test("focus goes to the first field that is not right", async ({ page }) => {
  await page.goto("/contact");
  await fillContactForm(page, { phone: "", email: "ada" });
  await sendMessage(page);
  await expect(page.getByLabel("Phone Number")).toBeFocused();
  await expectError(page, "Phone Number", "Phone number is required");
  await expectError(page, "Email Address", "Please enter a valid email address");
  await expectNoError(page, "Full Name");
});

test("a complete message is kept in the exact form, and the form is emptied", async ({ page, storage }) => {
  await page.clock.setFixedTime("2026-05-01T12:34:56.789Z");
  await page.goto("/contact");
  await fillContactForm(page, { notes: "My cat comes along.\nHer name is Bee." });
  await sendMessage(page);
  await expectToast(page, SENT);
  for (const { label } of REQUIRED) await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Notes (optional)")).toHaveValue("");
  expect(await storage.read("contactSubmissions")).toEqual([
    {
      fullName: "Ada Lovelace",
      address: "12 Quiet Lane, Yourtown",
      phone: "+1 555 123 4567",
      email: "ada@example.com",
      notes: "My cat comes along.\nHer name is Bee.",
      id: Date.parse("2026-05-01T12:34:56.789Z"),
      timestamp: "2026-05-01T12:34:56.789Z",
    },
  ]);
});

test("notes may be left out, and a second message comes after the first", async ({ page, storage }) => {
  await page.goto("/contact");
  await fillContactForm(page);
  await sendMessage(page);
  await expectToast(page, SENT);
  await expect.poll(() => storage.read("contactSubmissions")).toMatchObject([{ fullName: "Ada Lovelace", notes: "" }]);

  await page.reload();
  await fillContactForm(page, { fullName: "Grace Hopper" });
  await sendMessage(page);
  await expectToast(page, SENT);
  await expect
    .poll(() => storage.read("contactSubmissions"))
    .toMatchObject([{ fullName: "Ada Lovelace" }, { fullName: "Grace Hopper" }]);
});

test("Enter in a field sends the message", async ({ page, storage }) => {
  await page.goto("/contact");
  await fillContactForm(page);
  await page.getByLabel("Email Address").press("Enter");
  await expectToast(page, SENT);
  expect(await storage.read("contactSubmissions")).toHaveLength(1);
});

test("G3 a double click sends one message", async ({ page, storage }) => {
  await page.goto("/contact");
  await fillContactForm(page);
  await page.getByRole("button", { name: "Send Message" }).dblclick();
  await expectToast(page, SENT);
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  for (const { label } of REQUIRED) await expectNoError(page, label);
  expect(await storage.read("contactSubmissions")).toHaveLength(1);
});

test("G1 a message that cannot be kept stays in the form, and can be sent once there is room", async ({
  page,
  storage,
}) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (document.title !== "room again") throw new DOMException("full", "QuotaExceededError");
      write.call(this, key, value);
    };
  });
  await page.goto("/contact");
  await fillContactForm(page, { notes: "Any morning will do." });
  await sendMessage(page);
  await expect(page.getByRole("alert")).toHaveText(/no room/i);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("12 Quiet Lane, Yourtown");
  await expect(page.getByLabel("Phone Number")).toHaveValue("+1 555 123 4567");
  await expect(page.getByLabel("Email Address")).toHaveValue("ada@example.com");
  await expect(page.getByLabel("Notes (optional)")).toHaveValue("Any morning will do.");
  await expect(page.getByRole("main").getByText("You can also reach me by e-mail")).toBeVisible();
  expect(await storage.read("contactSubmissions")).toBeNull();

  await page.evaluate(() => {
    document.title = "room again";
  });
  await sendMessage(page);
  await expectToast(page, SENT);
  expect(await storage.read("contactSubmissions")).toMatchObject([{ notes: "Any morning will do." }]);
});

test("browsers can fill the fields in by themselves", async ({ page }) => {
  await page.goto("/contact");
  for (const { label, token, type } of [
    { label: "Full Name", token: "name", type: null },
    { label: "Address", token: "street-address", type: null },
    { label: "Phone Number", token: "tel", type: "tel" },
    { label: "Email Address", token: "email", type: "email" },
  ]) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("autocomplete", token);
    if (type !== null) await expect(field).toHaveAttribute("type", type);
  }
});

test("beside the form stand the ways to reach the practice, its hours, and what to expect", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  for (const heading of ["Contact details", "Office hours", "What to expect"]) {
    await expect(main.getByRole("heading", { level: 2, name: heading })).toBeVisible();
  }
  for (const { text } of Object.values(site.contact)) await expect(main.getByText(text)).toBeVisible();
  for (const { days, hours } of [
    { days: "Monday – Friday", hours: "9:00 AM – 7:00 PM" },
    { days: "Saturday", hours: "10:00 AM – 5:00 PM" },
    { days: "Sunday", hours: "12:00 PM – 4:00 PM" },
  ]) {
    await expect(main.getByText(days, { exact: true })).toBeVisible();
    await expect(main.getByText(hours, { exact: true })).toBeVisible();
  }
  await expect(main).toContainText("within 24 hours");
  await expect(main).toContainText("free 15-minute call");
});
