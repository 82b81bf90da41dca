import { enterAdmin } from "./admin.ts";
import { fillContactForm, MESSAGE, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";

test("a message that was written here is in the owner's inbox, answered, read, deleted and brought back", async ({
  page,
  storage,
}) => {
  await enterAdmin(page);
  await expect(page.getByText("No messages yet.")).toBeVisible();
  expect(await storage.texts()).toEqual({});
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await fillContactForm(page, MESSAGE);
  await sendMessage(page);
  await expect(page.getByRole("heading", { name: "One step left: I don’t have your message yet" })).toBeVisible();
  const kept = await storage.read("contactSubmissions");

  await page.goBack();
  const inbox = page.getByRole("region", { name: "Messages in this browser" });
  await expect(inbox).toContainText("Her name is Bee");
  const link = (name: string) => inbox.getByRole("link", { name });
  await expect(link("Reply by email")).toHaveAttribute("href", /^mailto:ada@example\.com\?subject=[\w%]+$/);
  await expect(link("Call")).toHaveAttribute("href", "tel:+15551234567");
  await expect(link("Send a text")).toHaveAttribute("href", "sms:+15551234567");

  await inbox.getByRole("button", { name: "Mark as read" }).dblclick();
  await expect(inbox.getByRole("button", { name: "Mark as new" })).toBeVisible();
  expect(await storage.read("contactSubmissions")).toEqual(kept);

  await inbox.getByRole("button", { name: "Delete" }).click();
  await expect(inbox.getByRole("button", { name: "Undo" })).toBeFocused();
  expect(await storage.read("contactSubmissions")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(inbox.getByRole("heading", { name: MESSAGE.fullName })).toBeFocused();
  await expect(inbox.getByRole("button", { name: "Mark as new" })).toBeVisible();
  expect(await storage.read("contactSubmissions")).toEqual(kept);
});
