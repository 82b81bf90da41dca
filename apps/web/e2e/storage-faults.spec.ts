import { expect, test } from "./browser-test.ts";
import { deleteEvent, EVENT, enterAdmin, eventForm, eventTitles, typeEvent } from "./owner-page.ts";
import { sampleEvent } from "./sample-events.ts";
import { expectMessageInForm, fillContactForm, MESSAGE, sendMessage } from "./write-message.ts";

test("in a storage that is truly full, what was typed stays in the form until there is room", {
  tag: "@local-storage",
}, async ({ page, storage }) => {
  const events = [sampleEvent({ date: "2031-05-02" }), sampleEvent({ id: 2, title: "Long talk", date: "2031-05-03" })];
  await storage.leave({ events });
  await page.goto("/contact");
  await storage.fill();
  const before = await storage.texts();
  await fillContactForm(page, MESSAGE);
  await sendMessage(page);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("There Is No Room Left");
  await expectMessageInForm(page, MESSAGE);

  await enterAdmin(page);
  await page.getByRole("button", { name: "Add New Event" }).click();
  await typeEvent(page, EVENT);
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("There Is No Room Left");
  await expect(eventForm(page).getByLabel("Title")).toHaveValue(EVENT.title);
  expect(await storage.texts()).toEqual(before);

  await deleteEvent(page, "Long talk");
  await expect(eventTitles(page)).toHaveText(["First steps with Reiki"]);
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(page.getByRole("status")).toContainText("Event Added Successfully!");
  expect(await storage.read("events")).toMatchObject([events[0], EVENT]);
});
