import { adminPassword, enterAdmin, tryPassword } from "./admin.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { keptTexts } from "./storage-faults.ts";

test("a message that was written here is in the owner's inbox, answered, read, deleted and brought back", async ({
  page,
  storage,
}) => {
  await page.goto("/contact");
  await fillContactForm(page, { notes: "Do you also read for horses?" });
  await sendMessage(page);
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  const kept = await storage.read("contactSubmissions");

  await enterAdmin(page);
  const inbox = page.getByRole("region", { name: "Messages in this browser" });
  await expect(inbox).toContainText("Only messages written in this browser are here.");
  await expect(inbox).toContainText("Do you also read for horses?");
  const link = (name: string) => inbox.getByRole("link", { name });
  await expect(link("Reply by e-mail")).toHaveAttribute("href", /^mailto:ada@example\.com\?subject=[\w%]+$/);
  await expect(link("Call")).toHaveAttribute("href", "tel:+15551234567");
  await expect(link("Send a text")).toHaveAttribute("href", "sms:+15551234567");
  expect(await storage.keys()).toEqual(["contactSubmissions"]);

  await inbox.getByRole("button", { name: "Mark as read" }).dblclick();
  await expect(inbox.getByRole("button", { name: "Mark as new" })).toBeVisible();
  expect(await storage.read("contactSubmissions")).toEqual(kept);

  await inbox.getByRole("button", { name: "Delete" }).click();
  const undo = inbox.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  expect(await storage.read("contactSubmissions")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(inbox.getByRole("heading", { name: "Ada Lovelace" })).toBeFocused();
  expect(await storage.read("contactSubmissions")).toEqual(kept);
  await expect(inbox.getByRole("button", { name: "Mark as new" })).toBeVisible();
});

test("unlocking and looking keeps nothing", async ({ page }) => {
  await page.goto("/admin");
  await tryPassword(page, adminPassword);
  await expect(page.getByText("No messages yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Backup" })).toBeVisible();
  expect(await keptTexts(page)).toEqual({});
});

test("what a visitor typed as an address becomes a link only where it is one", async ({ page, storage }) => {
  const message = { fullName: "Mallory", address: "", notes: "", timestamp: "2026-05-01T12:00:00.000Z" };
  await storage.leave({
    contactSubmissions: [
      { ...message, id: 1, email: "javascript:alert(1)@example.com", phone: "javascript:alert(1)" },
      { ...message, id: 2, email: "a@example.com?bcc=b@example.com", phone: "*21*5550100199#" },
    ],
  });
  await enterAdmin(page);
  const inbox = page.getByRole("region", { name: "Messages in this browser" });
  await expect(inbox.getByRole("heading", { name: "Mallory" })).toHaveCount(2);
  await expect(inbox.getByRole("link")).toHaveCount(0);
});

test("what was written while the inbox was out of sight is in it on the way back", async ({ page }) => {
  await enterAdmin(page);
  await expect(page.getByText("No messages yet.")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await fillContactForm(page, { fullName: "Grace Hopper" });
  await sendMessage(page);
  await expect(page.getByRole("heading", { name: "Send it to me" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Grace Hopper" })).toBeVisible();
});
