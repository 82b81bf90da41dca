import { aCalendarEvent } from "@inner-light/core/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openAdmin } from "../../../testing/open-admin.tsx";
import { button, expectToast, titles } from "../../../testing/owner-calendar.tsx";
import { createStoredSite } from "../../../testing/stored-site.ts";
import { expectFilledIn, TYPED_EVENT, typeEvent } from "../../../testing/typed-event.ts";

const STORED = { title: TYPED_EVENT.Title, date: TYPED_EVENT.Date, time: TYPED_EVENT.Starts };
const events = [aCalendarEvent({ id: 1, title: "Walk" }), aCalendarEvent({ id: 2, title: "Long talk" })];
const texts = { calendarEvents: JSON.stringify(events) };

describe("an event that cannot be saved", () => {
  it("stays in the form while the storage is full, the list as it was, and is added later", async () => {
    const { storage, stored, ...site } = createStoredSite(texts);
    const { user } = await openAdmin(site);
    await user.click(button("Add New Event"));
    typeEvent();
    storage.plan({ write: () => "full" });
    await user.click(button("Add Event"));
    expect(await screen.findByText("There Is No Room Left")).toBeVisible();
    expect(screen.getByRole("status")).not.toHaveTextContent("Added");
    expectFilledIn(TYPED_EVENT);
    expect(titles()).toEqual(["Walk", "Long talk"]);
    expect(storage.entries()).toEqual(texts);

    storage.heal();
    await user.click(button("Add Event"));
    await expectToast("Event Added Successfully!");
    expect(stored("calendarEvents")).toMatchObject([...events, STORED]);
  });

  it("is not even typed where the storage is blocked from the beginning, and the owner reads why", async () => {
    const { storage, ...site } = createStoredSite();
    storage.plan({ access: "throws" });
    await openAdmin(site);
    expect(button("Add New Event")).toBeDisabled();
    expect(screen.getByText("The calendar can’t be read right now").parentElement).toHaveTextContent(
      "This browser doesn’t let this site keep anything. Its privacy settings can change that.",
    );
    expect(screen.queryByText("No Events Yet")).not.toBeInTheDocument();
  });
});
