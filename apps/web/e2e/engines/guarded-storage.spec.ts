import { adminPassword, tryPassword } from "../admin.ts";
import { expectMessageInForm, fillContactForm, MESSAGE, sendMessage } from "../contact.ts";
import { expect, test } from "../fixtures.ts";
import { openAndWait } from "../open.ts";
import { everyPage } from "../routes.ts";

/** The site in a Firefox that keeps nothing, or not for long. The projects in playwright.config.ts are its settings. */

test("what is written in a private window is there for every window of the session", async ({
  page,
  context,
  storage,
}) => {
  await page.goto("/contact");
  await fillContactForm(page, MESSAGE);
  await sendMessage(page);
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  await expect(page.getByRole("heading", { name: "One step left: I don’t have your message yet" })).toBeVisible();

  const other = await context.newPage();
  await other.goto("/admin");
  await tryPassword(other, adminPassword);
  await expect(other.getByRole("heading", { name: MESSAGE.fullName })).toBeVisible();
  await page.reload();
  expect(await storage.read("contactSubmissions")).toMatchObject([MESSAGE]);
  await other.goto("/calendar");
  await expect(other.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
});

test("with cookies blocked nothing pretends to be saved, and nothing breaks", async ({ page }) => {
  await page.goto("/contact");
  await fillContactForm(page, MESSAGE);
  await sendMessage(page);
  await expect(page.getByRole("alert")).toContainText("This Browser Is Not Saving");
  await expectMessageInForm(page, MESSAGE);
  await page.goto("/calendar");
  await expect(page.getByText("The calendar can’t be read in this browser")).toBeVisible();
  await page.goto("/admin");
  await tryPassword(page, adminPassword);
  await expect(page.getByRole("button", { name: "Add New Event" })).toBeDisabled();
  await page.goto("/");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.getByRole("region", { name: "Gallery" }).getByText("2 of 12", { exact: true })).toBeVisible();
  for (const { path } of everyPage) {
    await openAndWait(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
