import { checksumOfCalendar } from "@inner-light/core";
import { aCalendarEvent, memoryPublisher } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { button, circle, openAdmin, renderAdmin } from "../testing/open-pages.tsx";
import { siteFile, withRepository } from "../testing/open-publish-panel.tsx";
import { backendWith } from "../testing/render-site.tsx";
import { storeWith } from "../testing/store-with.ts";

it("an unpublished event has no link or poster yet", async () => {
  withRepository();
  const supper = aCalendarEvent({ id: 9, title: "Supper", date: "2026-08-01" });
  const published = { createdAt: "2026-04-30T12:00:00.000Z", events: [circle] };
  const store = storeWith({ events: [circle, supper], published, origin: [circle] });
  const access = { key: async () => ({ endsOn: null }), connect: async () => {}, forget: async () => {} };
  const siteChecksum = async () => siteFile.checksum;
  const calendarPublisher = { ...memoryPublisher(published).open(), ...access, siteChecksum };
  const optionalPorts = ["publishedCalendar", "calendarPublisher"] as const;
  const { user } = await openAdmin({ ports: { ...store, calendarPublisher }, backend: { optionalPorts } });
  const row = within(await screen.findByRole("article", { name: /^Supper/ }));
  expect(await row.findByText("Not published yet")).toBeVisible();
  expect(row.queryByText(/^Poster/)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Publish (1)" })).toHaveAttribute("href", "#publish");
  const publish = await screen.findByRole("button", { name: "Publish" });
  expect(publish.compareDocumentPosition(screen.getByText(/: new here$/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  siteFile.checksum = checksumOfCalendar({ createdAt: "2026-05-01T12:00:00.000Z", events: [circle, supper] });
  await user.click(button("Publish"));
  expect(await screen.findByText("Everyone sees this calendar")).toBeVisible();
  expect(row.getByText(/^Poster/)).toHaveAttribute("href", expect.stringMatching(/9\/#print$/));
  expect(row.getByText(/^Copy link/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText("Not published yet")).not.toBeInTheDocument());
  expect(screen.queryByRole("link", { name: /^Publish/ })).not.toBeInTheDocument();
});

it("an event in a shared calendar has a link immediately", async () => {
  await openAdmin({ ports: storeWith({ events: [circle] }), backend: { dataLocation: "practice", optionalPorts: [] } });
  const poster = await screen.findByText(/^Poster/);
  expect(poster).toHaveAttribute("href", "/events/1/#print");
  expect(poster).toHaveTextContent("Poster Circle (in a new tab)");
  expect(screen.getByText(/^Copy link/)).toBeInTheDocument();
});

it("a locked page does not load the owner's ports", async () => {
  const calendarEvents = vi.fn(async () => storeWith().calendarEvents);
  const calendarPublisher = vi.fn(() => Promise.reject(new Error("Asked while locked")));
  const ports = { ...storeWith(), calendarEvents, calendarPublisher };
  const optionalPorts = ["publishedCalendar", "calendarPublisher"] as const;
  const gate = { isOpen: vi.fn(async () => false), unlock: async () => false };
  await renderAdmin(backendWith({ ...ports, gate }, { optionalPorts }));
  expect(screen.getByLabelText("Password")).toBeVisible();
  await waitFor(() => expect(gate.isOpen).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(calendarEvents).not.toHaveBeenCalled();
  expect(calendarPublisher).not.toHaveBeenCalled();
});
