import { BrowserStorage } from "./browser-storage.ts";
import { expect, test } from "./browser-test.ts";
import { holdScripts, waitUntilListening } from "./open.ts";
import { expectToast } from "./toast-on.ts";
import { fillContactForm, MESSAGE, sendMessage } from "./write-message.ts";

const ADDRESS = "/contact?about=Aura%20Reading";
const NOW = "2026-05-01T12:34:56.789Z";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a message is asked for in full, sent once, handed over, and there after the tab is closed", {
  tag: "@handheld",
}, async ({ page, context }) => {
  await page.clock.setFixedTime(NOW);
  await page.goto("/contact");
  await sendMessage(page);
  await expectToast(page, {
    title: "Please Complete Required Fields",
    text: "All fields except notes are required.",
    role: "alert",
  });
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveAccessibleDescription("Full name is required");

  await fillContactForm(page, MESSAGE);
  await page.getByRole("button", { name: "Send Message" }).dblclick();
  await expectToast(page, {
    title: "Message Sent Successfully! ✨",
    text: "Thank you for reaching out. We'll get back to you soon!",
  });
  const panel = page.getByRole("region", { name: "Your message is saved on this device" });
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole("heading")).toBeFocused();
  await expect(panel).not.toContainText("placeholder");
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: "Copy the message" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
  const { fullName, phone, email, address, notes } = MESSAGE;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Name: ${fullName}\nPhone: ${phone}\nEmail: ${email}\nAddress: ${address}\n\n${notes}`,
  );
  await expect(page.getByLabel("Full Name")).toHaveValue("");

  await page.close();
  const later = await context.newPage();
  await later.goto("/robots.txt");
  const message = { ...MESSAGE, id: Date.parse(NOW), timestamp: NOW };
  expect(await new BrowserStorage(later).read("messages")).toEqual([message]);
});

test("what was typed before the page listened stays in the notes, whatever question the address brings", async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  const notes = page.getByLabel("Notes (optional)");
  await page.goto(ADDRESS);
  await notes.fill("My own words");
  arrive();
  await waitUntilListening(page);
  await expect(notes).toHaveValue("My own words");
  // Not a reload, over which browsers keep what was typed by themselves.
  await page.goto("about:blank");
  await page.goto(ADDRESS);
  await waitUntilListening(page);
  await expect(notes).toHaveValue("My own words");
});
