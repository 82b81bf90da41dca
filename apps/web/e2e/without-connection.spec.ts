import { expect, test } from "./browser-test.ts";
import { addEvent, deleteEvent, EVENT, enterAdmin } from "./owner-page.ts";
import { fillContactForm, MESSAGE, sendMessage } from "./write-message.ts";

test("without a connection a message is kept, and events are added and deleted", async ({ page, context, storage }) => {
  await page.goto("/contact");
  await page.waitForFunction(() =>
    [/storage-.*\.module/, /toast-view/].every((name) =>
      performance.getEntriesByType("resource").some((file) => name.test(file.name)),
    ),
  );
  await context.setOffline(true);
  await fillContactForm(page, MESSAGE);
  await sendMessage(page);
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  expect(await storage.read("messages")).toMatchObject([MESSAGE]);

  await context.setOffline(false);
  await enterAdmin(page);
  await context.setOffline(true);
  await addEvent(page, EVENT);
  expect(await storage.read("events")).toMatchObject([EVENT]);
  await deleteEvent(page, EVENT.title);
  await expect(page.getByRole("status")).toContainText("Event Deleted");
  expect(await storage.read("events")).toEqual([]);
});
