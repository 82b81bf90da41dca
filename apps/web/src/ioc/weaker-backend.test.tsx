import {
  type CalendarEvent,
  type CalendarEventChange,
  NotFoundError,
  revisedEvent,
  UnavailableError,
} from "@inner-light/core";
import { aCalendarEvent, aContactSubmission } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ContactForm } from "../features/contact/contact-form.tsx";
import { Inbox } from "../features/inbox/inbox-panel.tsx";
import { renderManager } from "../testing/owner-calendar.tsx";
import { backendOf, renderComponent, renderSite } from "../testing/render-site.tsx";
import { typeEvent } from "../testing/typed-event.ts";
import { sendButton, typeMessage } from "../testing/typed-message.ts";
import type { Backend } from "./define-backend.ts";

const strong = backendOf({}).guarantees;
const oneByOne: Partial<Backend> = { guarantees: { ...strong, several: "one-by-one", afterNoAnswer: "unknown" } };
const circle = aCalendarEvent({ id: 1, title: "Circle", date: "2026-06-01" });
const dates = ["2026-06-05", "2026-06-12", "2026-06-19"] as const;
const series = dates.map((date, index) => ({ ...circle, id: index + 1, series: 9, date }));

/** An owner's events in a list, without a feed of changes and without deleted records. */
function anOwnersList(...begun: readonly CalendarEvent[]) {
  let events = [...begun];
  const repository = {
    list: vi.fn(async () => events),
    add: vi.fn<(drafts: readonly object[]) => Promise<readonly CalendarEvent[]>>(async (drafts) => {
      const added = drafts.map((draft) => ({ ...aCalendarEvent({ id: events.length + 1 }), ...draft }));
      events = [...events, ...added];
      return added;
    }),
    update: vi.fn<(changes: readonly CalendarEventChange[]) => Promise<readonly CalendarEvent[]>>(async (changes) => {
      const updated = changes.map(({ before, draft }) => revisedEvent(before, draft));
      events = events.map((event) => updated.find(({ id }) => id === event.id) ?? event);
      return updated;
    }),
    remove: vi.fn(async (ids: readonly number[]) => {
      events = events.filter(({ id }) => !ids.includes(id));
    }),
  };
  return { repository, openGate: { gate: { isOpen: async () => true }, calendarEvents: repository } };
}

const press = (name: string) => screen.findByRole("button", { name });
const pressFirst = async (name: string) => (await screen.findAllByRole("button", { name }))[0] ?? document.body;

describe("a backend with the three ports of a visitor's page", () => {
  it("takes a message, and says nothing of a copy", async () => {
    const add = vi.fn(async () => {});
    const { user } = await renderSite({ contactSubmissions: { add } }, "/contact");
    typeMessage();
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Message Sent Successfully!"));
    expect(add).toHaveBeenCalledOnce();
    expect(screen.getByRole("main")).not.toHaveTextContent(/this browser/i);
  });

  it("has a calendar, no page for an owner, no link to one, and no subscription that nothing serves", async () => {
    const { router } = await renderSite({ upcomingEvents: { list: async () => [circle] } }, "/admin");
    expect(await screen.findByRole("heading", { name: "This page was not found" })).toBeVisible();
    await router.navigate({ to: "/calendar" });
    await screen.findByRole("heading", { name: "Circle" });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).not.toContain("/admin");
    expect(screen.queryByRole("link", { name: /^Subscribe/ })).not.toBeInTheDocument();
  });
});

describe("an owner's page over events alone", () => {
  it("speaks of the calendar and of no messages", async () => {
    await renderSite(anOwnersList(circle).openGate, "/admin");
    expect(await screen.findByRole("heading", { name: "Your calendar" })).toBeVisible();
    expect(screen.getByText(/^Everyone sees your changes on the calendar page/)).toBeVisible();
    expect(screen.getByRole("main")).not.toHaveTextContent(/message|backup|publish|recently deleted/i);
  });

  it("says that its list cannot be read, and nothing of saving", async () => {
    const { openGate, repository } = anOwnersList();
    repository.list.mockRejectedValue(new UnavailableError("The line is down"));
    await renderSite(openGate, "/admin");
    expect(await screen.findByText("The calendar can’t be read right now")).toBeVisible();
    expect(screen.getByRole("main")).not.toHaveTextContent("It may not have been saved");
  });

  it("asks before it deletes what cannot be brought back, and offers no undo", async () => {
    const { openGate, repository } = anOwnersList(circle);
    const { user } = await renderManager(backendOf(openGate));
    await user.click(await press("Delete Circle"));
    expect(screen.getByText("Would you like to delete this event? It can’t be brought back.")).toBeVisible();
    await user.click(await press("Keep it"));
    expect(repository.remove).not.toHaveBeenCalled();
    await user.click(await press("Delete Circle"));
    await user.click(await press("Delete it"));
    expect(await screen.findByText("No Events Yet")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: "Add New Event" })).toHaveFocus());
  });

  it("asks before it deletes a message", async () => {
    const message = { ...aContactSubmission({ fullName: "Alma" }), isRead: false };
    const remove = vi.fn(async () => {});
    const { user } = await renderComponent(<Inbox />, { inbox: { list: async () => [message], remove } });
    await user.click(await press("Delete the message from Alma"));
    await user.click(await press("Delete it"));
    await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith([message.id]));
    expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
  });
});

describe("where a write of several may stop in between", () => {
  it("the form says which dates are saved, and adds the rest and no other", async () => {
    const { openGate, repository } = anOwnersList();
    const { user } = await renderManager(backendOf(openGate, oneByOne));
    await user.click(await press("Add New Event"));
    typeEvent({ Title: "Class", Date: "2026-06-05" });
    await user.selectOptions(screen.getByLabelText("Repeat"), "Every week");
    await user.type(screen.getByLabelText("How many dates, with the first"), "4");
    const add = repository.add.getMockImplementation();
    repository.add.mockImplementation(async (drafts) => {
      if (repository.add.mock.calls.length === 3) throw new UnavailableError("The line is down");
      return add?.(drafts) ?? [];
    });
    await user.click(await press("Add Event"));
    const form = within(screen.getByRole("form", { name: "New event" }));
    expect(
      await form.findByText("Saved so far: June 5 and June 12. Press Add Event again for the rest."),
    ).toBeVisible();
    expect(form.getByText("Only Some Changes Were Saved")).toBeVisible();
    expect(form.getByText(/^The next one may be saved all the same, so please look/)).toBeVisible();
    await user.click(await press("Add Event"));
    await waitFor(async () =>
      expect((await repository.list()).map(({ date }) => date)).toEqual([...dates, "2026-06-26"]),
    );
    expect(new Set((await repository.list()).map(({ series }) => series)).size).toBe(1);
  });

  it("an edit of a series goes on with the dates that are left, and moves none twice", async () => {
    const { openGate, repository } = anOwnersList(...series);
    const { user } = await renderManager(backendOf(openGate, oneByOne));
    await user.click(await pressFirst("Edit Circle"));
    typeEvent({ Title: "Class", Date: "2026-06-06" });
    const update = repository.update.getMockImplementation();
    repository.update.mockImplementation(async (changes) => {
      const updated = update?.(changes) ?? [];
      if (repository.update.mock.calls.length === 2) throw new UnavailableError("The answer is lost");
      return updated;
    });
    await user.click(await press("Save Changes"));
    await user.click(await press("This and later ones (3)"));
    expect(await screen.findByText("Saved so far: June 6. Press Save Changes again for the rest.")).toBeVisible();
    expect(screen.getByText(/^Perhaps this was saved, perhaps not\..* it is never saved twice\.$/)).toBeVisible();
    await waitFor(() => expect(repository.list).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(/somewhere else/)).not.toBeInTheDocument();
    await user.click(await press("Save Changes"));
    expect(await screen.findAllByRole("heading", { name: "Class" })).toHaveLength(3);
    expect((await repository.list()).map(({ date }) => date)).toEqual(["2026-06-06", "2026-06-13", "2026-06-20"]);
  });

  it("a deletion that stops shows what is left", async () => {
    const { openGate, repository } = anOwnersList(...series);
    const { user } = await renderManager(backendOf(openGate, oneByOne));
    await user.click(await pressFirst("Delete Circle"));
    expect(screen.getByText(/What would you like to delete\? It can’t be brought back\.$/)).toBeVisible();
    const remove = repository.remove.getMockImplementation();
    repository.remove.mockImplementation(async (ids) => {
      if (ids.includes(2)) throw new NotFoundError("It is gone");
      await remove?.(ids);
    });
    await user.click(await press("This and later ones (3)"));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
    expect(screen.getByRole("alert")).toHaveTextContent("Only Some Changes Were Saved");
  });
});

it("where the last one to save wins, the form says so", async () => {
  const backend: Partial<Backend> = { guarantees: { ...strong, conflicts: "last-wins" } };
  const { user } = await renderManager(backendOf(anOwnersList(circle).openGate, backend));
  await user.click(await press("Edit Circle"));
  expect(screen.getByText(/the last one to save wins\.$/)).toBeVisible();
});

describe("after no answer", () => {
  const unknown: Partial<Backend> = {
    guarantees: { ...strong, afterNoAnswer: "unknown", repeatedMessages: "stored-again" },
  };
  const noAnswer = () => Promise.reject(new UnavailableError("The line is down"));

  it("the owner is asked to look at the list, where it may be saved", async () => {
    const { openGate, repository } = anOwnersList();
    repository.add.mockImplementation(noAnswer);
    const { user } = await renderManager(backendOf(openGate, unknown));
    await user.click(await press("Add New Event"));
    typeEvent();
    await user.click(await press("Add Event"));
    const form = within(screen.getByRole("form", { name: "New event" }));
    expect(await form.findByText("This Could Not Be Reached")).toBeVisible();
    expect(form.getByText(/please look at the list below/)).toBeVisible();
  });

  it("an edit that was saved all the same is not called someone else’s", async () => {
    const { openGate, repository } = anOwnersList(circle);
    const update = repository.update.getMockImplementation();
    repository.update.mockImplementationOnce(async (changes) => {
      await update?.(changes);
      return noAnswer();
    });
    const { user } = await renderManager(backendOf(openGate, unknown));
    await user.click(await press("Edit Circle"));
    typeEvent({ Title: "Class" });
    await user.click(await press("Save Changes"));
    expect(await screen.findByText(/^Perhaps this was saved/)).toBeVisible();
    await waitFor(() => expect(repository.list).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(/somewhere else/)).not.toBeInTheDocument();
    await user.click(await press("Save Changes"));
    expect(await screen.findByRole("heading", { name: "Class" })).toBeVisible();
  });

  it.each([{}, { changes: { subscribe: () => () => {} } }])(
    "a deletion may be done, says the page, and reads the list again, with a feed or without: %j",
    async (feed) => {
      const { openGate, repository } = anOwnersList(circle);
      const remove = repository.remove.getMockImplementation();
      repository.remove.mockImplementationOnce(async (ids) => {
        await remove?.(ids);
        return noAnswer();
      });
      const { user } = await renderManager(backendOf({ ...openGate, ...feed }, unknown));
      await user.click(await press("Delete Circle"));
      await user.click(await press("Delete it"));
      const alert = await screen.findByRole("alert");
      await waitFor(() => expect(alert).toHaveTextContent("We Can’t Tell Whether It Was Done"));
      expect(alert).toHaveTextContent("Please look before you try again.");
      expect(await screen.findByText("No Events Yet")).toBeVisible();
    },
  );

  it.each([
    [unknown, "We Can’t Tell Whether It Arrived", /it may arrive twice/],
    [{}, "It Wasn’t Sent", /Please press Send Message again\.$/],
  ])("a visitor is told what is known, and the other ways to write: %j", async (backend, title, text) => {
    const { user } = await renderComponent(<ContactForm />, { contactSubmissions: { add: noAnswer } }, backend);
    typeMessage();
    await user.click(sendButton());
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/You can also reach me by email/)).toBeVisible();
  });
});
