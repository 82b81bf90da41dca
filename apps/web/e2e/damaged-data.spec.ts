import { readFile } from "node:fs/promises";
import { addEvent, deleteEvent, EVENT, enterAdmin, eventTitles } from "./admin.ts";
import { fillContactForm, MESSAGE, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { sampleEvent } from "./sample-events.ts";

/** What an older site stored under the same keys: with fields of its own, and unreadable records. */
const OLDER_EVENTS = [
  { ...sampleEvent({ id: 1_700_000_000_000, title: "Aura day", date: "2031-03-01" }), color: "violet", seats: 12 },
  { id: 1_700_000_000_001, title: "Open evening", date: "2031-02-01", time: "19:00", type: "group-session" },
  { id: "lost", title: "From another program", when: "some day" },
  sampleEvent({ id: 1_700_000_000_002, title: "Reiki share", date: "2031-04-01" }),
];
const OLDER_SLIDES = [
  { id: 1, alt: "The old front door", description: "Where it began.", url: "https://pictures.example/door.jpg" },
  { id: 2, alt: "The old garden", description: "Where it went on." },
];
const DAMAGED_MESSAGES = '[{"fullName":"Grace Hopper","address":"1 Harbor Str';

test("what an older site left and what is damaged is shown as far as it can be read, and none of it is lost", async ({
  page,
  storage,
}) => {
  await storage.leaveTexts({
    calendarEvents: JSON.stringify(OLDER_EVENTS),
    carouselImages: JSON.stringify(OLDER_SLIDES),
    contactSubmissions: DAMAGED_MESSAGES,
  });
  await page.goto("/");
  const gallery = page.getByRole("region", { name: "Gallery" });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByRole("group", { name: "1 of 2" })).toContainText("Where it began.");
  await expect(gallery.getByRole("img", { name: "The old front door" })).toBeVisible();

  await enterAdmin(page);
  await expect(eventTitles(page)).toHaveText(["Open evening", "Aura day", "Reiki share"]);
  for (const trouble of ["Events: 1 record could not be read", "Messages: the whole list is damaged."]) {
    await expect(page.getByRole("listitem").getByText(trouble)).toBeVisible();
  }
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything as it is stored" }).click();
  const download = await downloading;
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toEqual(await storage.texts());

  await addEvent(page, EVENT);
  await deleteEvent(page, "Reiki share");
  await expect(eventTitles(page)).toHaveText(["Open evening", "Aura day", EVENT.title]);
  expect(await storage.read("calendarEvents")).toEqual([...OLDER_EVENTS.slice(0, 3), expect.objectContaining(EVENT)]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await fillContactForm(page, MESSAGE);
  await sendMessage(page);
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  expect(await storage.read("contactSubmissions")).toMatchObject([MESSAGE]);
  expect(Object.values(await storage.texts())).toContain(DAMAGED_MESSAGES);
  expect(await storage.read("carouselImages")).toEqual(OLDER_SLIDES);
});
