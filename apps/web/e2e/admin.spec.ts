import {
  addEvent,
  adminPassword,
  deleteEvent,
  enterAdmin,
  eventForm,
  eventTitles,
  tryPassword,
  typeEvent,
} from "./admin.ts";
import { storageKeys } from "./browser-storage.ts";
import { expect, test } from "./fixtures.ts";
import { sampleEvent } from "./sample-events.ts";
import { expectDestructiveToast, expectToast } from "./toast.ts";

const EVENT = { title: "Reiki under the trees", date: "2031-06-21", time: "17:30" };

test.describe("the gate", () => {
  test("a wrong password stays outside", async ({ page, storage }) => {
    await page.goto("/admin");
    await tryPassword(page, `${adminPassword}!`);
    await expectDestructiveToast(page, { title: "Access Denied", text: "Incorrect password. Please try again." });
    await expect(page.getByRole("button", { name: "Add New Event" })).toHaveCount(0);
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      "Incorrect password. Please try again.",
    );
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    expect(await storage.keys()).toEqual([]);
  });

  test("no password at all stays outside", async ({ page }) => {
    await page.goto("/admin");
    await page.getByRole("button", { name: "Unlock" }).click();
    await expectDestructiveToast(page, { title: "Access Denied", text: "Incorrect password. Please try again." });
  });

  test("the password opens it, and nothing of that is kept", async ({ page, storage }) => {
    await page.goto("/admin");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "current-password");
    await page.getByLabel("Password", { exact: true }).fill(adminPassword);
    await page.keyboard.press("Enter");
    await expectToast(page, { title: "Access Granted! ✨", text: "Welcome to the admin panel." });
    await expect(page.getByRole("button", { name: "Add New Event" })).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect((await storage.keys()).filter((key) => !storageKeys.includes(key))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/admin|gate|password/i);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("it stays open on the way through the site, and is closed after a reload", async ({ page }) => {
    await enterAdmin(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).click();
    await expect(page).toHaveURL("/calendar");
    await page.goBack();
    await expect(page.getByRole("button", { name: "Add New Event" })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add New Event" })).toHaveCount(0);
  });
});

test("without events, the list says so", async ({ page }) => {
  await enterAdmin(page);
  await expect(page.getByRole("heading", { name: "No Events Yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
});

test("the form opens with Add New Event and closes with Cancel", async ({ page, storage }) => {
  await enterAdmin(page);
  await expect(eventForm(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Add New Event" }).click();
  await expect(eventForm(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add New Event" })).toHaveCount(0);
  const cancel = page.getByRole("button", { name: "Cancel" });
  await expect(cancel).toHaveAttribute("aria-expanded", "true");
  await typeEvent(page, EVENT);
  await cancel.click();
  await expect(eventForm(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add New Event" })).toHaveAttribute("aria-expanded", "false");
  expect(await storage.read("calendarEvents")).toBeNull();
});

test("title, date and time are marked as required, and asked for", async ({ page, storage }) => {
  await enterAdmin(page);
  await page.getByRole("button", { name: "Add New Event" }).click();
  const form = eventForm(page);
  for (const label of ["Title", "Date", "Time"]) await expect(form.getByLabel(label)).toHaveAttribute("required", "");
  for (const label of ["Description", "Type", "Location"]) {
    await expect(form.getByLabel(label)).not.toHaveAttribute("required");
  }
  const missing = { title: "Missing Information", text: "Please fill in all required fields." };
  await page.getByRole("button", { name: "Add Event" }).click();
  await expectToast(page, missing);
  for (const label of ["Title", "Date", "Time"]) {
    await expect(form.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(form.getByLabel("Title")).toBeFocused();

  for (const left of ["title", "date", "time"] as const) {
    await typeEvent(page, { ...EVENT, [left]: "" });
    await page.getByRole("button", { name: "Add Event" }).click();
    await expectToast(page, missing);
    await expect(form.getByLabel(left)).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel(left)).toBeFocused();
  }
  await typeEvent(page, { ...EVENT, title: "   " });
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(form.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
  expect(await storage.read("calendarEvents")).toBeNull();
});

test("an event is added, kept at once, and the form is closed and new again", async ({ page, storage }) => {
  await page.clock.setFixedTime("2026-05-01T12:00:00Z");
  await enterAdmin(page);
  await addEvent(page, {
    ...EVENT,
    description: "Bring a blanket.",
    type: "Group Session",
    location: "The orchard",
  });
  await expectToast(page, {
    title: "Event Added Successfully! 🎉",
    text: "Reiki under the trees has been added to the calendar.",
  });
  expect(await storage.read("calendarEvents")).toEqual([
    {
      id: Date.parse("2026-05-01T12:00:00Z"),
      title: "Reiki under the trees",
      description: "Bring a blanket.",
      date: "2031-06-21",
      time: "17:30",
      type: "group-session",
      location: "The orchard",
    },
  ]);
  await expect(eventTitles(page)).toHaveText(["Reiki under the trees"]);
  await expect(page.getByRole("time")).toHaveText("Saturday, June 21, 2031 at 5:30 PM");
  await expect(page.getByRole("heading", { name: "No Events Yet" })).toBeHidden();

  await page.getByRole("button", { name: "Add New Event" }).click();
  const form = eventForm(page);
  for (const label of ["Title", "Description", "Date", "Time", "Location"]) {
    await expect(form.getByLabel(label)).toHaveValue("");
  }
  await expect(form.getByLabel("Type")).toHaveValue("aura-reading");
  await expect(form.getByLabel("Type").locator("option")).toHaveText([
    "Aura Reading",
    "Reiki Healing",
    "Workshop",
    "Group Session",
  ]);
});

test("description and location may be left out", async ({ page, storage }) => {
  await enterAdmin(page);
  await addEvent(page, EVENT);
  expect(await storage.read("calendarEvents")).toEqual([
    { ...EVENT, id: expect.any(Number), description: "", type: "aura-reading", location: "" },
  ]);
});

test("what is added in the owner's view is on the calendar", async ({ page }) => {
  await enterAdmin(page);
  await addEvent(page, EVENT);
  await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).click();
  await expect(page).toHaveURL("/calendar");
  await expect(eventTitles(page)).toHaveText(["Reiki under the trees"]);
  await page.reload();
  await expect(eventTitles(page)).toHaveText(["Reiki under the trees"]);
});

test("events are listed by date, past ones too, wherever a new one belongs", async ({ page, storage }) => {
  await storage.leave({
    calendarEvents: [
      sampleEvent({ id: 1, title: "Late", date: "2040-01-01" }),
      sampleEvent({ id: 2, title: "Long past", date: "2001-01-01" }),
      sampleEvent({ id: 3, title: "Early", date: "2030-01-01" }),
    ],
  });
  await enterAdmin(page);
  await expect(eventTitles(page)).toHaveText(["Long past", "Early", "Late"]);
  await addEvent(page, EVENT);
  await expect(eventTitles(page)).toHaveText(["Long past", "Early", "Reiki under the trees", "Late"]);
});

test("an event is deleted at once", async ({ page, storage }) => {
  const [first, second] = [sampleEvent({ id: 1, title: "First" }), sampleEvent({ id: 2, title: "Second" })];
  await storage.leave({ calendarEvents: [first, second] });
  await enterAdmin(page);
  await deleteEvent(page, "First");
  await expectToast(page, { title: "Event Deleted", text: "The event has been removed from the calendar." });
  await expect(eventTitles(page)).toHaveText(["Second"]);
  expect(await storage.read("calendarEvents")).toEqual([second]);
  await expect(page.getByRole("button", { name: "Undo deleting First" })).toBeFocused();

  await deleteEvent(page, "Second");
  await expect(page.getByRole("heading", { name: "No Events Yet" })).toBeVisible();
  expect(await storage.read("calendarEvents")).toEqual([]);
  await expect(page.getByRole("button", { name: "Undo deleting Second" })).toBeFocused();
});

test("G3 a double click on Add Event adds one event, and deletes none", async ({ page, storage }) => {
  const others = [1, 2, 3].map((id) => sampleEvent({ id, title: `Event ${id}`, date: "2030-01-01" }));
  await storage.leave({ calendarEvents: others });
  await enterAdmin(page);
  await page.getByRole("button", { name: "Add New Event" }).click();
  await typeEvent(page, EVENT);
  await page.getByRole("button", { name: "Add Event" }).dblclick();
  await expectToast(page, {
    title: "Event Added Successfully! 🎉",
    text: "Reiki under the trees has been added to the calendar.",
  });
  await expect(eventForm(page)).toHaveCount(0);
  expect(await storage.read("calendarEvents")).toEqual([...others, expect.objectContaining(EVENT)]);
});

test("a double click on Delete deletes one event", async ({ page, storage }) => {
  const events = [1, 2, 3].map((id) => sampleEvent({ id, title: `Event ${id}` }));
  await storage.leave({ calendarEvents: events });
  await enterAdmin(page);
  await page.getByRole("button", { name: "Delete Event 1" }).dblclick();
  await expect(eventTitles(page)).toHaveText(["Event 2", "Event 3"]);
  expect(await storage.read("calendarEvents")).toEqual(events.slice(1));
});

test("an event that cannot be kept stays in the form", async ({ page, storage }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await enterAdmin(page);
  await page.getByRole("button", { name: "Add New Event" }).click();
  await typeEvent(page, EVENT);
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(page.getByRole("alert")).toHaveText(/no room/i);
  await expect(eventForm(page).getByLabel("Title")).toHaveValue(EVENT.title);
  await expect(eventForm(page).getByLabel("Date")).toHaveValue(EVENT.date);
  expect(await storage.read("calendarEvents")).toBeNull();
});
