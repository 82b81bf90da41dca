import { UnauthorizedError, UnavailableError } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openAdmin } from "../testing/open-pages.tsx";
import { storeWith } from "../testing/store-with.ts";

afterEach(() => void vi.useRealTimers());

/** Opens the owner's page. `change` simulates another user's change. */
async function openSharedAdmin() {
  const store = storeWith();
  let isChanged = false;
  const poll = vi.fn(async () => {
    if (isChanged) store.changes.publish("events");
    isChanged = false;
  });
  const ports = { ...store, changePoller: { poll } };
  const list = vi.spyOn(ports.calendarEvents, "list");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { user } = await openAdmin({ ports, backend: { optionalPorts: ["changePoller"] } });
  await screen.findByText("No Events Yet");
  list.mockClear();
  const change = (title: string) => {
    isChanged = true;
    list.mockResolvedValue([aCalendarEvent({ title })]);
  };
  return { ports, user, poll, list, change };
}

const passThreeSeconds = () => act(() => vi.advanceTimersByTimeAsync(3_000));

it("a visible page polls for changes every three seconds", async () => {
  const { poll, list, change } = await openSharedAdmin();
  await passThreeSeconds();
  expect(poll).toHaveBeenCalledTimes(2);
  expect(list).not.toHaveBeenCalled();
  poll.mockRejectedValueOnce(new UnavailableError("The line is down"));
  change("Theirs");
  await passThreeSeconds();
  expect(screen.getByText("No Events Yet")).toBeVisible();
  expect(await screen.findByText("No connection to your site.")).toBeVisible();
  await passThreeSeconds();
  expect(await screen.findByRole("heading", { name: "Theirs" })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Your Site Is Back"));
  expect(screen.queryByText("No connection to your site.")).not.toBeInTheDocument();
  expect(list).toHaveBeenCalledOnce();

  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  poll.mockClear();
  await passThreeSeconds();
  expect(poll).not.toHaveBeenCalled();
  change("Theirs, again");
  visibility.mockRestore();
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByRole("heading", { name: "Theirs, again" })).toBeVisible();
});

it("an expired session is not reported as an outage", async () => {
  const { poll } = await openSharedAdmin();
  poll.mockRejectedValueOnce(new UnauthorizedError("The session has ended"));
  await passThreeSeconds();
  expect(screen.queryByText("No connection to your site.")).not.toBeInTheDocument();
  await passThreeSeconds();
  expect(screen.queryByText("Your Site Is Back")).not.toBeInTheDocument();
});

it("an unresponsive server is reported after five seconds", async () => {
  const { poll } = await openSharedAdmin();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  poll.mockImplementation(() => new Promise(() => {}));
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.queryByText("No connection to your site.")).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText("No connection to your site.")).toBeVisible();
});
