import { adminPassword, tryPassword } from "./admin.ts";
import { expect, test } from "./fixtures.ts";
import { expectDestructiveToast, expectToast } from "./toast.ts";

test("the gate opens for its password and this visit only, and nothing of that is kept", async ({ page, storage }) => {
  await page.goto("/admin");
  await tryPassword(page, `${adminPassword}!`);
  await expectDestructiveToast(page, { title: "Access Denied", text: "Incorrect password. Please try again." });
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  const addEvent = page.getByRole("button", { name: "Add New Event" });
  await expect(addEvent).toHaveCount(0);

  await password.fill(adminPassword);
  await page.keyboard.press("Enter");
  await expectToast(page, { title: "Access Granted! ✨", text: "Welcome to the admin panel." });
  await expect(addEvent).toBeVisible();
  await expect(password).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await storage.texts()).toEqual({});
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/admin|gate|password/i);
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).click();
  await expect(page).toHaveURL("/calendar");
  await page.goBack();
  await expect(addEvent).toBeVisible();
  await page.reload();
  await expect(password).toBeVisible();
  await expect(addEvent).toHaveCount(0);
});
