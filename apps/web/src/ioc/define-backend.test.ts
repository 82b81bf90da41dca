import { createMemoryBackend } from "@inner-light/storage-memory";
import { expect, it } from "vitest";
import { defineBackend } from "./define-backend.ts";
import { storageLocalBackend } from "./storage-local.backend.ts";

const { optionalPorts: _, load: __, ...facts } = storageLocalBackend;
const { upcomingEvents, contactSubmissions, gallerySlides, inbox } = createMemoryBackend();
const visitors = { upcomingEvents, contactSubmissions, gallerySlides };

it("a backend binds the ports that it lists, or does not compile", () => {
  const backends = [
    defineBackend({ ...facts, optionalPorts: [], load: async () => visitors }),
    defineBackend({
      ...facts,
      optionalPorts: ["inbox"],
      load: async () => ({ ...visitors, inbox: async () => inbox }),
    }),
    // @ts-expect-error Listed and not bound.
    defineBackend({ ...facts, optionalPorts: ["inbox"], load: async () => visitors }),
    // @ts-expect-error Bound and not listed.
    defineBackend({ ...facts, optionalPorts: [], load: async () => ({ ...visitors, inbox }) }),
    // @ts-expect-error Another port than the name says.
    defineBackend({ ...facts, optionalPorts: ["snapshots"], load: async () => ({ ...visitors, snapshots: inbox }) }),
    // @ts-expect-error A visitor's port is missing.
    defineBackend({ ...facts, optionalPorts: [], load: async () => ({ upcomingEvents, contactSubmissions }) }),
  ];
  expect(backends).toHaveLength(6);
});
