import { addEvent, deleteEvent, enterAdmin, eventTitles } from "./admin.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect, test } from "./fixtures.ts";
import { sampleEvent } from "./sample-events.ts";

/** What an older site under the same keys has left behind: fields of its own, an event without the optional texts, and one that nobody can read. */
const OLDER_EVENTS = [
  { ...sampleEvent({ id: 1_700_000_000_000, title: "Aura day", date: "2031-03-01" }), color: "violet", seats: 12 },
  { id: 1_700_000_000_001, title: "Open evening", date: "2031-02-01", time: "19:00", type: "group-session" },
  { id: "lost", title: "From another program", when: "some day" },
  sampleEvent({ id: 1_700_000_000_002, title: "Reiki share", date: "2031-04-01", type: "reiki-healing" }),
];

const OLDER_MESSAGES = [
  {
    fullName: "Grace Hopper",
    address: "1 Harbor Street",
    phone: "555 0100",
    email: "grace@example.com",
    notes: "",
    id: 1_700_000_000_003,
    timestamp: "2023-11-14T22:13:20.003Z",
    answered: true,
  },
  "a note of another program",
];

const OLDER_SLIDES = [
  { id: 1, alt: "The old front door", description: "Where it began.", url: "https://pictures.example/door.jpg" },
  { id: 2, alt: "The old garden", description: "Where it went on." },
];

test("events of an older site show up", async ({ page, storage }) => {
  await storage.leave({ calendarEvents: OLDER_EVENTS });
  await page.goto("/calendar");
  await expect(eventTitles(page)).toHaveText(["Open evening", "Aura day", "Reiki share"]);
  await expect(page.getByText("From another program")).toHaveCount(0);
  expect(await storage.read("calendarEvents")).toEqual(OLDER_EVENTS);
});

test("events of an older site survive an add and a delete, every field of them", async ({ page, storage }) => {
  await storage.leave({ calendarEvents: OLDER_EVENTS });
  await enterAdmin(page);
  await expect(eventTitles(page)).toHaveText(["Open evening", "Aura day", "Reiki share"]);
  const added = { title: "New moon circle", date: "2031-01-01", time: "20:00" };
  await addEvent(page, added);
  await expect(eventTitles(page)).toHaveText(["New moon circle", "Open evening", "Aura day", "Reiki share"]);
  expect(await storage.read("calendarEvents")).toEqual([...OLDER_EVENTS, expect.objectContaining(added)]);

  await deleteEvent(page, "Reiki share");
  await expect(eventTitles(page)).toHaveText(["New moon circle", "Open evening", "Aura day"]);
  expect(await storage.read("calendarEvents")).toEqual([...OLDER_EVENTS.slice(0, 3), expect.objectContaining(added)]);
});

test("messages of an older site survive a new one", async ({ page, storage }) => {
  await storage.leave({ contactSubmissions: OLDER_MESSAGES });
  await page.goto("/contact");
  await fillContactForm(page);
  await sendMessage(page);
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  expect(await storage.read("contactSubmissions")).toEqual([
    ...OLDER_MESSAGES,
    expect.objectContaining({ fullName: "Ada Lovelace" }),
  ]);
});

test("slides of an older site are shown, and stay as they are", async ({ page, storage }) => {
  await storage.leave({ carouselImages: OLDER_SLIDES });
  await page.goto("/");
  const gallery = page.getByRole("region", { name: "Gallery" });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByRole("group", { name: "1 of 2" })).toContainText("Where it began.");
  await expect(gallery.getByRole("img", { name: "The old front door" })).toBeVisible();
  expect(await storage.read("carouselImages")).toEqual(OLDER_SLIDES);
});
