import { createMemoryBackend } from "@inner-light/storage-memory";
import { expect, it } from "vitest";
import { defineBackend } from "./define-backend.ts";
import { storageLocalBackend } from "./storage-local.backend.ts";

const { optionalPorts: _, load: __, ...facts } = storageLocalBackend;
const { upcomingEvents, contactSubmissions, gallerySlides, ...others } = createMemoryBackend();
const visitors = { upcomingEvents, contactSubmissions, gallerySlides };
const { calendarEvents, inbox, deletedRecords, snapshots, changes, suspectedSpam } = others;
const gate = { isOpen: async () => false, unlock: async () => false };
const owners = { ...visitors, gate, calendarEvents, inbox, deletedRecords, snapshots, changes };
const visitorsFacts = { ...facts, hasAdmin: false } as const;
const ownersFacts = { ...facts, hasAdmin: true } as const;

it("a backend binds the ports that it says, or does not compile", () => {
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
    // @ts-expect-error Another port than the name says.
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
