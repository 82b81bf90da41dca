import type { CalendarEvent } from "@inner-light/core";
import { aCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Backend } from "../../ioc/backend.ts";
import { CalendarEventRepository, PublishedCalendar } from "../../ioc/tokens.ts";
import { publish } from "../../testing/built-page.tsx";
import { createTestContainer, renderApp } from "../../testing/render-app.tsx";
import { storeWith } from "../../testing/store-with.ts";
import { sentEventFragment } from "./calendar-links.ts";

const clock = new FixedClock("2026-05-01T12:00:00Z");
const evening = aCalendarEvent({ id: 7, location: "12 Quiet Lane, Albany" });
const another = aCalendarEvent({ id: 8, title: "Another" });

/** What the site is without a server. */
const inBrowser: Partial<Backend> = { dataLocation: "this-browser", optionalPorts: [PublishedCalendar] };

const SENT = "An event someone sent you";
const MISSING = "The event in your link isn’t on this page";
const DAMAGED = "The event in your link can’t be read";

interface Visit {
  readonly fragment?: string;
  readonly events?: readonly CalendarEvent[];
  readonly backend?: Partial<Backend>;
}

async function openCalendar({ fragment = "", events = [evening, another], backend = inBrowser }: Visit) {
  const container = createTestContainer(storeWith({ events }));
  const view = await renderApp({ path: `/calendar#${fragment}`, container, clock, backend });
  // The published events are there earlier than the browser's own list.
  await screen.findByRole("heading", { name: events.at(-1)?.title ?? "No Upcoming Events" });
  return { ...view, repository: container.get(CalendarEventRepository) };
}

const titles = (region: HTMLElement) =>
  within(region)
    .getAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent);
const sent = () => screen.getByRole("region", { name: SENT });

/** The fragment of the link that the button copies. */
async function copiedFragment(visit: Visit): Promise<string | undefined> {
  const { user, unmount } = await openCalendar(visit);
  await user.click(screen.getByRole("button", { name: "Copy link Group Reiki evening" }));
  await screen.findByRole("button", { name: "Copied" });
  unmount();
  const [page, fragment] = (await navigator.clipboard.readText()).split("#");
  expect(page).toBe(location.origin + location.pathname);
  return fragment;
}

afterEach(() => publish(null));

describe("the link to an event", () => {
  it("leads to its place where the practice’s calendar is shared", async () => {
    expect(await copiedFragment({ backend: { dataLocation: "practice", optionalPorts: [] } })).toBe("event-7");
  });

  it("leads to its place once it is published as it is here", async () => {
    publish([evening]);
    expect(await copiedFragment({})).toBe("event-7");
  });

  it.each([
    ["nothing is published", null],
    ["it was changed since", [{ ...evening, time: "19:00" as const }]],
    ["another event is", [{ ...evening, id: 9 }]],
  ])("carries the event itself where %s", async (_, published) => {
    publish(published);
    expect(await copiedFragment({})).toBe(sentEventFragment(evening));
  });
});

describe("the link to an event’s place", () => {
  it("is where those arrive who come by it", async () => {
    await openCalendar({ fragment: "event-8" });
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Another"));
    expect(document.activeElement).not.toHaveTextContent("Group Reiki evening");
    expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
  });

  it("leaves those alone who have begun something on the page", async () => {
    const { repository } = await openCalendar({ fragment: "event-7", events: [evening] });
    await repository.remove([evening.id]);
    const link = await screen.findByRole("link", { name: "About aura readings" });
    const begun = within(screen.getByRole("contentinfo")).getByRole("link", { name: "Contact" });
    begun.focus();
    await repository.restore([evening.id]);
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(await screen.findByRole("article")).toBeVisible();
    expect(begun).toHaveFocus();
  });

  it.each([
    ["this-browser", /later than the dates I show here, or kept in another browser\. Please ask me about it\.$/],
    ["practice", /taken off the calendar, or later than the dates I show here\. Please ask me about it\.$/],
  ] as const)("says so where the event is not there: %s", async (dataLocation, explanation) => {
    await openCalendar({ fragment: "event-99", backend: { dataLocation } });
    expect(screen.getByText(MISSING)).toBeVisible();
    expect(screen.getByText(explanation)).toBeVisible();
  });

  it("shows a published event that is further ahead than the list", async () => {
    const days = Array.from({ length: 12 }, (_, index) =>
      aCalendarEvent({ id: 10 + index, title: `Evening ${index}` }),
    );
    publish(days);
    for (const [fragment, title] of [
      ["event-21", "Evening 11"],
      [sentEventFragment(days[10] ?? evening), "Evening 10"],
    ] as const) {
      const { unmount } = await openCalendar({ fragment, events: days.slice(0, 10) });
      expect(screen.getByText("The event in your link")).toBeVisible();
      expect(titles(screen.getByRole("main"))).toEqual([title, ...days.slice(0, 10).map((day) => day.title)]);
      await waitFor(() => expect(document.activeElement).toHaveTextContent(title));
      expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
      expect(screen.queryByText(SENT)).not.toBeInTheDocument();
      unmount();
    }
  });

  it.each(["main", ""])("is none of these: %j", async (fragment) => {
    await openCalendar({ fragment });
    expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
  });
});

describe("a link that carries an event", () => {
  it("shows it above the list to those who do not have it, with a word of caution, and keeps nothing", async () => {
    const { repository } = await openCalendar({ fragment: sentEventFragment(evening), events: [another] });
    expect(titles(sent())).toEqual(["Group Reiki evening"]);
    expect(sent()).toHaveTextContent(/isn’t on my calendar as you see it here.*please ask me before you count on it/);
    expect(within(sent()).getByRole("link", { name: /^Ask about this event/ })).toBeVisible();
    expect(within(sent()).getByRole("button", { name: /^Add to calendar/ })).toBeInTheDocument();
    expect(titles(screen.getByRole("main"))).toEqual(["Group Reiki evening", "Another"]);
    expect(await repository.list()).toEqual([another]);
  });

  it("can be passed on as it came", async () => {
    const fragment = sentEventFragment(evening);
    expect(await copiedFragment({ fragment, events: [] })).toBe(fragment);
  });

  it("leads to the event where the list has the same one, under whatever id", async () => {
    await openCalendar({ fragment: sentEventFragment({ ...another, id: 99 }) });
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Another"));
    expect(screen.queryByText(SENT)).not.toBeInTheDocument();
    expect(titles(screen.getByRole("main"))).toEqual(["Group Reiki evening", "Another"]);
  });

  it("says when its day has passed", async () => {
    await openCalendar({ fragment: sentEventFragment({ ...evening, date: "2026-04-30" }) });
    expect(sent()).toHaveTextContent("Its date has passed.");
  });

  it.each(["event=", "event=%E0%A4%A", `${sentEventFragment(evening)}.`, sentEventFragment(evening).slice(0, -9)])(
    "says so where it is damaged: %s",
    async (fragment) => {
      await openCalendar({ fragment });
      expect(screen.getByText(DAMAGED)).toBeVisible();
      expect(titles(screen.getByRole("main"))).toEqual(["Group Reiki evening", "Another"]);
    },
  );

  it("is followed on a calendar that is open", async () => {
    const { router } = await openCalendar({});
    await router.navigate({ to: "/calendar", hash: sentEventFragment({ ...evening, title: "A walk" }) });
    expect(await screen.findByRole("region", { name: SENT })).toHaveTextContent("A walk");
    await router.navigate({ to: "/calendar", hash: "event=oh" });
    expect(await screen.findByText(DAMAGED)).toBeVisible();
  });
});
