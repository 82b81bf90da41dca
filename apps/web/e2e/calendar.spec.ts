import { eventTitles } from "./admin.ts";
import { expect, test } from "./fixtures.ts";
import { A_MORNING_IN_SPRING, sampleEvent } from "./sample-events.ts";

test.beforeEach(({ page }) => page.clock.setFixedTime(A_MORNING_IN_SPRING));

test("an event says what, when, where and of which kind it is", async ({ page, storage }) => {
  await storage.leave({ calendarEvents: [sampleEvent()] });
  await page.goto("/calendar");
  const event = page.getByRole("region", { name: "Upcoming events" }).getByRole("article");
  await expect(event.getByRole("heading", { level: 3, name: "First steps with Reiki" })).toBeVisible();
  await expect(event.getByText("Hands, breath, and plenty of time for questions.")).toBeVisible();
  await expect(event.getByRole("time")).toHaveText("Saturday, May 2, 2026 at 2:05 PM");
  await expect(event.getByText("The garden room")).toBeVisible();
  await expect(event.getByText("Workshop", { exact: true })).toBeVisible();
  await expect(page.getByText("No Upcoming Events")).toBeHidden();
});

test("days are written in full and times on a clock of twelve hours", async ({ page, storage }) => {
  const moments = [
    { date: "2026-05-02", time: "00:00", text: "Saturday, May 2, 2026 at 12:00 AM" },
    { date: "2026-05-02", time: "09:05", text: "Saturday, May 2, 2026 at 9:05 AM" },
    { date: "2026-05-02", time: "12:00", text: "Saturday, May 2, 2026 at 12:00 PM" },
    { date: "2026-05-02", time: "23:59", text: "Saturday, May 2, 2026 at 11:59 PM" },
    { date: "2026-12-31", time: "18:30", text: "Thursday, December 31, 2026 at 6:30 PM" },
    { date: "2028-02-29", time: "13:00", text: "Tuesday, February 29, 2028 at 1:00 PM" },
  ];
  await storage.leave({
    calendarEvents: moments.map(({ date, time }, index) => sampleEvent({ id: index + 1, date, time })),
  });
  await page.goto("/calendar");
  await expect(page.getByRole("time")).toHaveText(moments.map(({ text }) => text));
});

test("each kind of event is said in words", async ({ page, storage }) => {
  const kinds = [
    { type: "aura-reading", words: "Aura Reading" },
    { type: "reiki-healing", words: "Reiki Healing" },
    { type: "workshop", words: "Workshop" },
    { type: "group-session", words: "Group Session" },
  ];
  await storage.leave({
    calendarEvents: kinds.map(({ type }, index) => sampleEvent({ id: index + 1, title: `Event ${index + 1}`, type })),
  });
  await page.goto("/calendar");
  for (const [index, { words }] of kinds.entries()) {
    const event = page.getByRole("article").filter({ hasText: `Event ${index + 1}` });
    await expect(event.getByText(words, { exact: true })).toBeVisible();
  }
});

test("an event without a place or a description does not speak of one", async ({ page, storage }) => {
  const { location, description, ...bare } = sampleEvent({ id: 2, title: "By the river" });
  await storage.leave({ calendarEvents: [sampleEvent({ location: "", description: "" }), bare] });
  await page.goto("/calendar");
  await expect(eventTitles(page)).toHaveText(["First steps with Reiki", "By the river"]);
  await expect(page.getByRole("article").getByText("Where:")).toHaveCount(0);
  for (const event of await page.getByRole("article").all()) await expect(event.getByRole("paragraph")).toHaveCount(2);
});

test("the ten that come first are shown, by date, then time, then id", async ({ page, storage }) => {
  await storage.leave({
    calendarEvents: [
      sampleEvent({ id: 9, title: "Twelfth", date: "2027-01-01" }),
      sampleEvent({ id: 8, title: "Fourth", date: "2026-05-02", time: "10:00" }),
      sampleEvent({ id: 7, title: "Third", date: "2026-05-02", time: "10:00" }),
      sampleEvent({ id: 6, title: "Yesterday", date: "2026-04-30", time: "23:59" }),
      sampleEvent({ id: 5, title: "Second", date: "2026-05-02", time: "09:30" }),
      sampleEvent({ id: 4, title: "Eleventh", date: "2026-12-31" }),
      sampleEvent({ id: 3, title: "First", date: "2026-05-01", time: "08:00" }),
      ...["Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"].map((title, index) =>
        sampleEvent({ id: 20 + index, title, date: `2026-0${6 + Math.floor(index / 2)}-1${index % 2}` }),
      ),
    ],
  });
  await page.goto("/calendar");
  await expect(eventTitles(page)).toHaveText([
    "First",
    "Second",
    "Third",
    "Fourth",
    "Fifth",
    "Sixth",
    "Seventh",
    "Eighth",
    "Ninth",
    "Tenth",
  ]);
});

test("with nothing to come, the calendar says so and leads on", async ({ page, storage }) => {
  await storage.leave({ calendarEvents: [sampleEvent({ date: "2026-04-30" })] });
  await page.goto("/calendar");
  await expect(page.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
  const upcoming = page.getByRole("region", { name: "Upcoming events" });
  await expect(upcoming.getByRole("article")).toHaveCount(0);
  await upcoming.getByRole("link", { name: "Contact me" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await upcoming.getByRole("link", { name: "About aura readings" }).click();
  await expect(page).toHaveURL("/aura-reading");
});

test("a first visit finds an empty calendar", async ({ page, storage }) => {
  await page.goto("/calendar");
  await expect(page.getByRole("heading", { name: "No Upcoming Events" })).toBeVisible();
  expect(await storage.keys()).toEqual([]);
});

test("a panel tells how to book, and what", async ({ page }) => {
  await page.goto("/calendar");
  const panel = page.getByRole("complementary", { name: "Booking information" });
  await expect(panel.getByRole("heading", { name: "How to book" })).toBeVisible();
  await expect(panel).toContainText("within 24 hours");
  await expect(panel).toContainText("15-minute call");
  await expect(panel.getByRole("heading", { name: "Session types" })).toBeVisible();
  const types = panel.getByRole("list").last().getByRole("listitem");
  await expect(types).toHaveText([/^Aura Reading/, /^Reiki Healing/, /^Workshop/, /^Group Session/]);
  await expect(types.first()).toContainText("60–90 minutes");
});
