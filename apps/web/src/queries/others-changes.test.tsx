import { UnavailableError } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { storageLocalBackend } from "../ioc/storage-local.backend.ts";
import { openAdmin } from "../testing/open-admin.ts";
import { storeWith } from "../testing/store-with.ts";

afterEach(() => void vi.useRealTimers());

/** The owner's page; `change` is what another person does. */
async function openSharedAdmin() {
  const versions = { events: 1, messages: 1, slides: 1 };
  const all = vi.fn(async () => ({ ...versions }));
  const ports = { ...storeWith(), versions: { all } };
  const list = vi.spyOn(ports.calendarEvents, "list");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await openAdmin({ ports, backend: { optionalPorts: [...storageLocalBackend.optionalPorts, "versions"] } });
  await screen.findByText("No Events Yet");
  list.mockClear();
  const change = (title: string) => {
    versions.events += 1;
    list.mockResolvedValue([aCalendarEvent({ title })]);
  };
  return { all, list, change };
}

const passThreeSeconds = () => act(() => vi.advanceTimersByTimeAsync(3_000));

it("an open page asks every few seconds while it is seen, also after a failure, and reads again only what changed", async () => {
  const { all, list, change } = await openSharedAdmin();
  await passThreeSeconds();
  expect(all).toHaveBeenCalledTimes(2);
  expect(list).not.toHaveBeenCalled();
  all.mockRejectedValueOnce(new UnavailableError("The line is down"));
  change("Theirs");
  await passThreeSeconds();
  expect(screen.getByText("No Events Yet")).toBeVisible();
  await passThreeSeconds();
  expect(await screen.findByRole("heading", { name: "Theirs" })).toBeVisible();
  expect(list).toHaveBeenCalledOnce();

  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  all.mockClear();
  await passThreeSeconds();
  expect(all).not.toHaveBeenCalled();
  change("Theirs, again");
  visibility.mockRestore();
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByRole("heading", { name: "Theirs, again" })).toBeVisible();
});
