import { aCalendarEvent } from "@inner-light/core/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openAdmin } from "../../../testing/open-admin.ts";
import { button, expectToast, titles } from "../../../testing/owner-calendar.ts";
import { STORAGE_FAULTS } from "../../../testing/storage-faults.ts";
import { createStoredSite } from "../../../testing/stored-site.ts";
import { expectEventInForm, TYPED_EVENT, typeEvent } from "../../../testing/typed-event.ts";

const STORED = { title: TYPED_EVENT.Title, date: TYPED_EVENT.Date, time: TYPED_EVENT.Starts };
const events = [aCalendarEvent({ id: 1, title: "Walk" }), aCalendarEvent({ id: 2, title: "Long talk" })];
const texts = { calendarEvents: JSON.stringify(events) };

async function typeIn(kept: Readonly<Record<string, string>> = texts) {
  const site = createStoredSite(kept);
  const { user } = await openAdmin(site);
  await user.click(button("Add New Event"));
  await typeEvent(user);
  return { ...site, user };
}

/** The owner reads what happened. The event stays where it was typed, and the list as it was. */
async function expectRefused(title: string) {
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole("status")).not.toHaveTextContent("Added");
  expectEventInForm();
  expect(titles()).toEqual(["Walk", "Long talk"]);
}

describe("an event that cannot be saved", () => {
  it.each(STORAGE_FAULTS)("stays in the form while the storage $fault, and is added later", async ({ plan, title }) => {
    const { user, storage, stored } = await typeIn();
    storage.plan(plan);
    await user.click(button("Add Event"));
    await expectRefused(title);
    expect(storage.entries()).toEqual(texts);

    storage.heal();
    await user.click(button("Add Event"));
    await expectToast("Event Added Successfully!");
    expect(stored("calendarEvents")).toMatchObject([...events, STORED]);
  });

  it("stays in the form where a newer version of the site keeps the events", async () => {
    const newer = { ...texts, "calendarEvents:version": "2" };
    const { user, storage } = await typeIn(newer);
    await user.click(button("Add Event"));
    await expectRefused("Please Reload the Page");
    expect(storage.entries()).toEqual(newer);
  });

  it("is not even typed where the storage is blocked from the beginning, and the owner reads why", async () => {
    const { storage, ...site } = createStoredSite();
    storage.plan({ access: "throws" });
    await openAdmin(site);
    expect(button("Add New Event")).toBeDisabled();
    expect(screen.getByText("This browser is not saving")).toBeVisible();
    expect(screen.getByText(/you can’t add events here/)).toBeVisible();
    expect(screen.queryByText("No Events Yet")).not.toBeInTheDocument();
  });
});
