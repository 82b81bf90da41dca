import { addEvent, deleteEvent, enterAdmin, eventTitles } from "./admin.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import {
  EVENT,
  expectEventRefused,
  expectEveryPageByLinks,
  expectMessageRefused,
  expectTrouble,
  MESSAGE,
  NOT_SAVED,
} from "./fault-expectations.ts";
import { expect, test } from "./fixtures.ts";
import { sampleEvent } from "./sample-events.ts";
import { keptTexts, leaveTexts } from "./storage-faults.ts";

test.describe("with damaged data", () => {
  const whole = JSON.stringify([sampleEvent({ date: "2031-05-02" }), sampleEvent({ id: 2, date: "2031-05-03" })]);

  for (const { name, text } of [
    { name: "cut off in the middle", text: whole.slice(0, whole.length - 30) },
    { name: "a list no more", text: `{"events":${whole}}` },
    { name: "empty", text: "" },
    { name: "something else entirely", text: "\u0000 not JSON \uFEFF 🕯" },
  ]) {
    test(`when the list of events is ${name}, the owner goes on`, async ({ page, baseURL }) => {
      await leaveTexts(page, baseURL ?? "", { calendarEvents: text });
      await page.goto("/calendar");
      await expect(page.getByText("The calendar cannot be read in this browser")).toBeVisible();
      await expect(page.getByRole("heading", { name: "No Upcoming Events" })).toHaveCount(0);
      expect((await keptTexts(page))["calendarEvents"]).toBe(text);

      await enterAdmin(page);
      await expectTrouble(page, ["Events: the whole list is damaged."]);
      await addEvent(page, EVENT);
      await expect(page.getByRole("status")).toContainText("Event Added Successfully!");
      await expect(eventTitles(page)).toHaveText([EVENT.title]);
      const { calendarEvents, ...others } = await keptTexts(page);
      expect(JSON.parse(calendarEvents ?? "")).toMatchObject([EVENT]);
      expect(Object.entries(others).filter(([key]) => key.startsWith("calendarEvents:quarantine:"))).toEqual([
        [expect.any(String), text],
      ]);
      await page.goto("/calendar");
      await expect(eventTitles(page)).toHaveText([EVENT.title]);
    });
  }

  test("when all lists are, every page is there", async ({ page, baseURL }) => {
    const texts = { calendarEvents: whole.slice(1), contactSubmissions: "[{", carouselImages: '[{"id":1' };
    await leaveTexts(page, baseURL ?? "", texts);
    await expectEveryPageByLinks(page);
    await page.goto("/");
    await page.getByRole("region", { name: "Gallery" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("group", { name: "1 of 12" })).toBeVisible();
    await enterAdmin(page);
    await expectTrouble(
      page,
      ["Events", "Messages", "Gallery slides"].map((list) => `${list}: the whole list is damaged.`),
    );
    expect(await keptTexts(page)).toEqual(texts);
  });

  test("good events are shown, bad ones counted, and both survive an add and a delete", async ({ page, storage }) => {
    const good = [sampleEvent({ date: "2031-05-02" }), sampleEvent({ id: 4, title: "Long talk", date: "2031-05-04" })];
    const bad = [{ ...sampleEvent({ id: 2 }), date: "2031-02-30" }, null, { ...sampleEvent({ id: 3 }), title: 7 }];
    const stored = [good[0], ...bad, good[1]];
    await storage.leave({ calendarEvents: stored });
    await page.goto("/calendar");
    await expect(eventTitles(page)).toHaveText(["First steps with Reiki", "Long talk"]);
    await enterAdmin(page);
    await expectTrouble(page, ["Events: 3 records could not be read"]);
    await addEvent(page, EVENT);
    await deleteEvent(page, "Long talk");
    await expect(page.getByRole("status")).toContainText("Event Deleted");
    expect(await storage.read("calendarEvents")).toEqual([good[0], ...bad, expect.objectContaining(EVENT)]);
  });

  test("a message is kept beside what was damaged", async ({ page, baseURL, storage }) => {
    const damaged = '[{"fullName":"Grace Hopper","address":"1 Harbor Str';
    await leaveTexts(page, baseURL ?? "", { contactSubmissions: damaged });
    await page.goto("/contact");
    await fillContactForm(page, MESSAGE);
    await sendMessage(page);
    await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
    expect(await storage.read("contactSubmissions")).toMatchObject([MESSAGE]);
    expect(Object.values(await keptTexts(page))).toContain(damaged);
  });

  test("G1 a message stays in the form where there is no room to set the damage aside", async ({ page, baseURL }) => {
    const damaged = `[{"fullName":"Grace Hopper","address":"${"x".repeat(3_000_000)}`;
    await leaveTexts(page, baseURL ?? "", { contactSubmissions: damaged });
    await page.goto("/contact");
    await fillContactForm(page, MESSAGE);
    await expectMessageRefused(page, NOT_SAVED);
    expect(await page.evaluate((text) => localStorage.getItem("contactSubmissions") === text, damaged)).toBe(true);
    await enterAdmin(page);
    await expect(page.getByText("Messages: the whole list is damaged.")).toBeVisible();
  });

  test("what a newer version of the site wrote is shown, and not written to", async ({ page, baseURL }) => {
    const texts = { calendarEvents: whole, "calendarEvents:version": "2", "contactSubmissions:version": "2" };
    await leaveTexts(page, baseURL ?? "", texts);
    await expectEveryPageByLinks(page);
    await page.goto("/contact");
    await fillContactForm(page, MESSAGE);
    await expectMessageRefused(page, "Please Load the Page Again");
    await enterAdmin(page);
    await expectTrouble(page, ["Events: a newer version of this site wrote them."]);
    await expect(eventTitles(page)).toHaveCount(2);
    await expectEventRefused(page, "Please Load the Page Again");
    expect(await keptTexts(page)).toMatchObject(texts);
  });
});
