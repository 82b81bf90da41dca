import { aCalendarEvent } from "@inner-light/core/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Backend } from "../../ioc/define-backend.ts";
import { publish } from "../../testing/built-page.tsx";
import { openCalendarPage } from "../../testing/open-calendar.tsx";

const evening = aCalendarEvent({ id: 7, location: "12 Quiet Lane, Albany" });
const another = aCalendarEvent({ id: 8, title: "Another" });

/** What the site is without a server. */
const inBrowser: Partial<Backend> = { dataLocation: "this-browser", optionalPorts: ["publishedCalendar"] };
const atPractice: Partial<Backend> = { dataLocation: "practice", optionalPorts: [] };

describe("the link to an event", () => {
  it.each([
    ["the practice’s calendar is shared", atPractice, null],
    ["it is published as it is here", inBrowser, [evening]],
  ])("is copied where %s", async (_, backend, published) => {
    publish(published);
    const { user } = await openCalendarPage([evening], { backend });
    await user.click(screen.getByRole("button", { name: "Copy link Group Reiki evening" }));
    await screen.findByRole("button", { name: "Copied" });
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/events/7/`);
  });

  it.each([
    ["nothing is published", null],
    ["it was changed since", [{ ...evening, time: "19:00" as const }, another]],
  ])("waits for the owner to publish where %s, who is told, and no visitor", async (_, published) => {
    publish(published);
    const { router } = await openCalendarPage([evening, { ...another, title: "Changed" }], { backend: inBrowser });
    expect(await screen.findByRole("heading", { name: "Changed" })).toBeVisible();
    expect(screen.queryByText(/publish/i)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Copy link/ })).not.toBeInTheDocument();
    await router.navigate({ to: "/admin" });
    expect(await screen.findByText(/Then each event has a link to share and a poster\./)).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Poster/ })).not.toBeInTheDocument();
  });
});
