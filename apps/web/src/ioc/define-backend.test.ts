import { FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { expect, it, vi } from "vitest";
import { createServices } from "./create-services.ts";
import { defineBackend } from "./define-backend.ts";
import { storageLocalBackend } from "./storage-local.backend.ts";
import { withPublisher } from "./with-publisher.ts";

const { optionalPorts: _, load: __, ...facts } = storageLocalBackend;
const { upcomingEvents, contactSubmissions, gallerySlides, ...others } = createMemoryBackend();
const visitors = { upcomingEvents, contactSubmissions, gallerySlides };
const { calendarEvents, inbox, deletedRecords, snapshots, changes, suspectedSpam } = others;
const gate = { isOpen: async () => false, unlock: async () => false };
const owners = { ...visitors, gate, calendarEvents, inbox, deletedRecords, snapshots, changes };
const visitorsFacts = { ...facts, hasAdmin: false } as const;
const ownersFacts = { ...facts, hasAdmin: true } as const;

it("a backend must bind exactly the ports that it lists", () => {
  const backends = [
    defineBackend({ ...visitorsFacts, optionalPorts: [], load: async () => visitors }),
    defineBackend({ ...ownersFacts, optionalPorts: [], load: async () => owners }),
    defineBackend({
      ...ownersFacts,
      optionalPorts: ["suspectedSpam"],
      load: async () => ({ ...owners, suspectedSpam: async () => suspectedSpam }),
    }),
    // @ts-expect-error Listed and not bound.
    defineBackend({ ...ownersFacts, optionalPorts: ["suspectedSpam"], load: async () => owners }),
    // @ts-expect-error Bound and not listed.
    defineBackend({ ...ownersFacts, optionalPorts: [], load: async () => ({ ...owners, suspectedSpam }) }),
    // @ts-expect-error Bound to a different port than its name.
    defineBackend({ ...ownersFacts, optionalPorts: [], load: async () => ({ ...owners, snapshots: inbox }) }),
    // @ts-expect-error An owner's port is missing.
    defineBackend({ ...ownersFacts, optionalPorts: [], load: async () => visitors }),
    // @ts-expect-error An owner's port is bound, and there is no /admin.
    defineBackend({ ...visitorsFacts, optionalPorts: [], load: async () => ({ ...visitors, inbox }) }),
    // @ts-expect-error A visitor's port is missing.
    defineBackend({ ...visitorsFacts, optionalPorts: [], load: async () => ({ upcomingEvents, contactSubmissions }) }),
  ];
  expect(backends).toHaveLength(9);
});

const KEPT = JSON.stringify({ secret: "github_pat_kept", endsOn: null });

async function openBrowser() {
  localStorage.setItem("publisher:key", KEPT);
  const { resolve } = createServices(withPublisher(storageLocalBackend), new FixedClock(), () => {});
  return resolve;
}

it("a backup never contains the owner's key", async () => {
  const resolve = await openBrowser();
  localStorage.setItem("calendarEvents", "[{");
  const [snapshots, diagnostics] = await Promise.all([resolve("snapshots"), resolve("diagnostics")]);
  for (const text of [JSON.stringify(await snapshots.read()), await diagnostics.exportRaw()]) {
    expect(text).toContain("[{");
    expect(text).not.toContain("github_pat");
  }
});

it("erasing a visitor's messages also erases the owner's key", async () => {
  const resolve = await openBrowser();
  const access = await resolve("calendarPublisher");
  expect(await access.key()).toEqual({ endsOn: null });
  await (await resolve("eraseOwnMessages")).run();
  expect(localStorage.getItem("publisher:key")).toBeNull();
  expect(await access.key()).toBeNull();
});

it("the published calendar's checksum is never cached", async () => {
  const fetch = vi.fn(async () => new Response("abc"));
  vi.stubGlobal("fetch", fetch);
  expect(await (await (await openBrowser())("calendarPublisher")).siteChecksum()).toBe("abc");
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/calendar-checksum.txt", { cache: "no-store" });
});
