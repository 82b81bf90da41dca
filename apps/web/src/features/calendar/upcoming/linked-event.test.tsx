import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { linkedEvent } from "../../../../words/calendar.ts";
import { services } from "../../../../words/services.ts";
import type { Backend } from "../../../ioc/define-backend.ts";
import { publish } from "../../../testing/built-page.tsx";
import { openCalendar, openCalendarPage } from "../../../testing/open-calendar.tsx";
import { titles } from "../../../testing/owner-calendar.tsx";

const evening = aCalendarEvent({ id: 7, location: "12 Quiet Lane, Albany" });
const another = aCalendarEvent({ id: 8, title: "Another" });
const twelve = Array.from({ length: 12 }, (_, index) => aCalendarEvent({ id: 10 + index, title: `Evening ${index}` }));

const ownersPorts = ["gate", "calendarEvents", "inbox", "deletedRecords", "changes"] as const;
/** What the site is without a server. */
const inBrowser: Partial<Backend> = {
  dataLocation: "this-browser",
  optionalPorts: [...ownersPorts, "publishedCalendar"],
};
const atPractice: Partial<Backend> = { dataLocation: "practice", optionalPorts: ownersPorts };

const MISSING = "The event in your link isn’t on this page";

const follow = (fragment: string, backend = inBrowser, events = [evening, another]) =>
  openCalendar(events, { path: `/calendar#${fragment}`, backend });

describe("the link to an event", () => {
  it.each([
    ["the practice’s calendar is shared", atPractice, null],
    ["it is published as it is here", inBrowser, [evening]],
  ])("is copied, and the poster offered, where %s", async (_, backend, published) => {
    publish(published);
    const { user, router } = await openCalendarPage([evening], { backend });
    await user.click(screen.getByRole("button", { name: "Copy link Group Reiki evening" }));
    await screen.findByRole("button", { name: "Copied" });
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/events/7/`);
    await router.navigate({ to: "/admin" });
    const poster = await screen.findByRole("link", { name: "Poster Group Reiki evening (in a new tab)" });
    expect(poster).toHaveAttribute("href", "/events/7/#print");
    expect(screen.queryByText(/^New and changed events/)).not.toBeInTheDocument();
  });

  it.each([
    ["nothing is published", null],
    ["it was changed since", [{ ...evening, time: "19:00" as const }, another]],
  ])("waits for the owner to publish where %s, who is told once, and no visitor", async (_, published) => {
    publish(published);
    const { router } = await openCalendarPage([evening, { ...another, title: "Changed" }], { backend: inBrowser });
    expect(await screen.findByRole("heading", { name: "Changed" })).toBeVisible();
    expect(screen.queryByText(/publish/i)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Copy link/ })).not.toBeInTheDocument();
    await router.navigate({ to: "/admin" });
    const once = "New and changed events get a link to share and a poster once you publish.";
    expect(await screen.findByText(once)).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Poster/ })).not.toBeInTheDocument();
  });

  it("leaves those alone who have begun something on the page", async () => {
    const { ports } = await openCalendarPage([evening], { path: "/calendar#event-7", backend: inBrowser });
    await ports.calendarEvents.remove([evening.id]);
    const link = await screen.findByRole("link", { name: services.auraReading.about });
    const begun = within(screen.getByRole("contentinfo")).getByRole("link", { name: "Contact" });
    begun.focus();
    await ports.deletedRecords.restore("events", [evening.id]);
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(await screen.findByRole("article")).toBeVisible();
    expect(begun).toHaveFocus();
  });

  it("shows an event beyond the first ten", async () => {
    await follow("event-21", inBrowser, twelve);
    expect(await screen.findByText("The event in your link")).toBeVisible();
    expect(titles()).toEqual(["Evening 11", ...twelve.slice(0, 10).map(({ title }) => title)]);
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Evening 11"));
    expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
  });

  it.each([
    [inBrowser, /^It may be over, taken off the calendar, or kept in another browser\. /, []],
    [atPractice, /^It may be over or taken off the calendar\. /, ["/events/99/"]],
  ])(
    "says so where the event is not there, whom to ask, and where its page is (%#)",
    async (backend, explanation, pages) => {
      await follow("event-99", backend);
      expect(await screen.findByText(MISSING)).toBeVisible();
      const own = screen.queryAllByRole("link", { name: linkedEvent.own });
      expect(own.map((link) => link.getAttribute("href"))).toEqual(pages);
      expect(screen.getByText(explanation)).toBeVisible();
      expect(screen.getByRole("link", { name: linkedEvent.ask })).toHaveAttribute("href", "/contact");
      expect(titles()).toEqual(["Group Reiki evening", "Another"]);
    },
  );

  it("is told from another place of the page", async () => {
    await follow("main");
    expect(screen.queryByText(/^The event in your link/)).not.toBeInTheDocument();
  });
});
