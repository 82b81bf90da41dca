import { expect, test } from "./browser-test.ts";
import { expectToast, isFree, toastOn } from "./toast-on.ts";
import { fillContactForm, MESSAGE } from "./write-message.ts";

const NOW = "2026-05-01T12:34:56.789Z";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a visitor sends a message while offline", {
  tag: "@phone",
}, async ({ page, context, storage }) => {
  await page.clock.setFixedTime(NOW);
  const [storageFile, toastFile] = [/storage-.*\.ports/, /toast-view-/].map((name) =>
    page.waitForEvent("requestfinished", (file) => name.test(file.url())),
  );
  await page.goto("/contact");
  await page.getByLabel("Full Name").tap();
  await fillContactForm(page, MESSAGE);
  await storageFile;
  // The app is running now. The next press loads the toast.
  await page.getByLabel("Notes (optional)").tap();
  await toastFile;
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send Message" }).dblclick();
  await expectToast(page, {
    title: "Message Sent Successfully! ✨",
    text: "Thank you for reaching out. We'll get back to you soon!",
  });
  const panel = page.getByRole("region", { name: "One more step: send it to me" });
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
  expect(await storage.read("messages")).toEqual([{ ...MESSAGE, id: Date.parse(NOW), timestamp: NOW }]);
  await context.setOffline(false);
  await page.reload();
  await expect(panel).toBeInViewport({ ratio: 1 });
});

test("at 400% zoom, nothing covers the invalid field", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(toastOn(page)).toBeVisible();
  const field = page.getByLabel("Full Name");
  await expect(field).toBeFocused();
  await expect.poll(() => isFree(field)).toBe(true);
});
