import type { Page } from "@playwright/test";
import { expect, test } from "./browser-test.ts";
import { openAndWait } from "./open.ts";
import { expectMessageInForm, fillContactForm, MESSAGE, sendMessage } from "./write-message.ts";

/** Other pages' files go missing while a page is open, because the host replaced them or the connection is lost. */
test.use({ allowedProblems: [/(status of 404|ERR_INTERNET_DISCONNECTED|dynamically imported module).*\/assets\//] });

/** Long enough for the open page to rerender and show any error. */
const SLOW_LINE_MS = 1000;

/** Removes the files that the open document has not loaded. The next document loads slowly, from the new build. */
async function replaceBuild(page: Page): Promise<void> {
  let isOpen = true;
  await page.route("**/*", async (route, request) => {
    if (request.isNavigationRequest()) await new Promise((resolve) => setTimeout(resolve, SLOW_LINE_MS));
    isOpen &&= !request.isNavigationRequest();
    return isOpen ? route.fulfill({ status: 404, body: "Not Found" }) : route.continue();
  });
}

test("typed text survives when a new build replaces the site", async ({ page, storage }) => {
  await openAndWait(page, "/contact");
  await fillContactForm(page, MESSAGE);
  await replaceBuild(page);
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What’s coming up" })).toBeVisible();
  await expect(page).toHaveURL("/calendar");
  await bar.getByRole("link", { name: "Contact" }).click();
  await expectMessageInForm(page, MESSAGE);
  await sendMessage(page);
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  expect(await storage.read("messages")).toMatchObject([MESSAGE]);
});

test("a page that has not loaded yet opens once the visitor is back online", async ({ page, context }) => {
  await openAndWait(page, "/contact");
  await fillContactForm(page, MESSAGE);
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Reiki Healing" }).click();
  const offline = page.getByRole("heading", { level: 1, name: "You’re offline" });
  await expect(offline).toBeFocused();
  await page.goBack();
  await expectMessageInForm(page, MESSAGE);
  await page.goForward();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Reiki Healing" })).toBeVisible();
});
