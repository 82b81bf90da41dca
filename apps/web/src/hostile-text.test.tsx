import { HOSTILE_TEXTS } from "@inner-light/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAdmin } from "./testing/open-admin.ts";
import { button } from "./testing/owner-calendar.ts";
import { createStoredSite } from "./testing/stored-site.ts";
import { typeEvent } from "./testing/typed-event.ts";

/** Texts that fit into a field of one line, three at a time. */
const lines = HOSTILE_TEXTS.filter((text) => !/[\n\r]/.test(text));
const triples = Array.from({ length: Math.ceil(lines.length / 3) }, (_, index) => {
  const [first = "first", second = "second", third = "third"] = lines.slice(index * 3, index * 3 + 3);
  return [first, second, third] as const;
});
/** As they are stored: drafts are trimmed. */
const storedTriples = triples.map(([first, second, third]) => [first.trim(), second.trim(), third.trim()] as const);
const texts = (element: HTMLElement) =>
  [...element.querySelectorAll("bdi, [dir=auto]")].map(({ textContent }) => textContent);

it("whatever is typed as an event is kept, announced and shown as it was typed, without the blanks around it", async () => {
  const { stored, ...site } = createStoredSite();
  const { user } = await openAdmin(site);
  for (const [title, description, location] of triples) {
    await user.click(button("Add New Event"));
    await typeEvent(user, { Title: title, "Description (optional)": description, "Location (optional)": location });
    await user.click(button("Add Event"));
    await waitFor(() => expect(screen.queryByRole("form", { name: "New event" })).not.toBeInTheDocument());
    expect(screen.getByRole("status").textContent).toBe(
      `Event Added Successfully! 🎉 ${title.trim()} has been added to the calendar.`,
    );
  }
  expect(stored("calendarEvents")).toMatchObject(
    storedTriples.map(([title, description, location]) => ({ title, description, location })),
  );
  expect(screen.getAllByRole("article").map(texts)).toEqual(
    storedTriples.map(([title, _, location]) => [title, location]),
  );
});
