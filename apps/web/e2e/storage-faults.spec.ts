import { adminPassword, deleteEvent, EVENT, enterAdmin, eventForm, eventTitles, typeEvent } from "./admin.ts";
import { test as bareTest, FRAMED } from "./bare-site.ts";
import { expectMessageInForm, fillContactForm, MESSAGE, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { sampleEvent } from "./sample-events.ts";

/** Two faults that need a real browser: it denies the site its storage, or its storage is really full. */

bareTest(
  "in a frame from which the browser itself keeps the storage, nothing pretends to be saved",
  async ({ page }) => {
    await page.goto(`${FRAMED}/contact`);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
    const reached = await page.frames()[1]?.evaluate(() => {
      try {
        return typeof window.localStorage;
      } catch (error) {
        return error instanceof DOMException ? error.name : "";
      }
    });
    expect(reached).toBe("SecurityError");
    await fillContactForm(frame, MESSAGE);
    await sendMessage(frame);
    await expect(frame.getByRole("alert")).toContainText("This Browser Is Not Saving");
    await expectMessageInForm(frame, MESSAGE);

    await page.goto(`${FRAMED}/admin`);
    await frame.getByLabel("Password", { exact: true }).fill(adminPassword);
    await frame.getByRole("button", { name: "Unlock" }).click();
    await expect(frame.getByRole("button", { name: "Add New Event" })).toBeDisabled();
    await frame.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).click();
    await expect(frame.getByText("The calendar can’t be read in this browser")).toBeVisible();
  },
);

test("in a storage that is truly full, what was typed stays in the form until there is room", async ({
  page,
  storage,
}) => {
  const events = [sampleEvent({ date: "2031-05-02" }), sampleEvent({ id: 2, title: "Long talk", date: "2031-05-03" })];
  await storage.leave({ calendarEvents: events });
  await page.goto("/contact");
  await storage.fill();
  const before = await storage.texts();
  await fillContactForm(page, MESSAGE);
  await sendMessage(page);
  await expect(page.getByRole("alert")).toContainText("There Is No Room Left");
  await expectMessageInForm(page, MESSAGE);

  await enterAdmin(page);
  await page.getByRole("button", { name: "Add New Event" }).click();
  await typeEvent(page, EVENT);
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(page.getByRole("alert")).toContainText("There Is No Room Left");
  await expect(eventForm(page).getByLabel("Title")).toHaveValue(EVENT.title);
  expect(await storage.texts()).toEqual(before);

  await deleteEvent(page, "Long talk");
  await expect(eventTitles(page)).toHaveText(["First steps with Reiki"]);
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(page.getByRole("status")).toContainText("Event Added Successfully!");
  expect(await storage.read("calendarEvents")).toMatchObject([events[0], EVENT]);
});
