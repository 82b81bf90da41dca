import { addEvent, deleteEvent, enterAdmin } from "./admin.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import { EVENT, expectMessageRefused, MESSAGE } from "./fault-expectations.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilListening } from "./open.ts";

test.describe("without a connection", () => {
  test("G2 a message is kept", async ({ page, context, storage }) => {
    await page.goto("/contact");
    await waitUntilListening(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await fillContactForm(page, MESSAGE);
    await sendMessage(page);
    await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
    expect(await storage.read("contactSubmissions")).toMatchObject([MESSAGE]);
  });

  test.describe("when what keeps messages could not be fetched", () => {
    test.use({ allowedProblems: [/net::ERR_FAILED .*storage-local/] });

    test("G1 a message stays in the form", async ({ page }) => {
      await page.route(/storage-local/, (route) => route.abort());
      await page.goto("/contact");
      await fillContactForm(page, MESSAGE);
      await expectMessageRefused(page, "This Could Not Be Done");
    });
  });

  test("G2 events are added and deleted", async ({ page, context, storage }) => {
    await enterAdmin(page);
    await context.setOffline(true);
    await addEvent(page, EVENT);
    expect(await storage.read("calendarEvents")).toMatchObject([EVENT]);
    await deleteEvent(page, EVENT.title);
    await expect(page.getByRole("status")).toContainText("Event Deleted");
    expect(await storage.read("calendarEvents")).toEqual([]);
  });
});
