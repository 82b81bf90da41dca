import { StorageFullError } from "@inner-light/core";
import { aCalendarEventDraft, FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { Container } from "inversify";
import { expect, it } from "vitest";
import { backendWith } from "../testing/render-site.tsx";
import { storeWith } from "../testing/store-with.ts";
import { storageModule } from "./create-container.ts";
import { createServices } from "./create-services.ts";
import { calendarModule } from "./owners.module.ts";
import type { UseCases } from "./ports-and-use-cases.ts";

it("a test can load one storage module and rebind a port", async () => {
  const { calendarEvents, deletedRecords } = createMemoryBackend();
  const container = new Container();
  container.bind("clock").toConstantValue(new FixedClock());
  container.load(storageModule({ calendarEvents, deletedRecords }), calendarModule);
  const full = { ...calendarEvents, add: () => Promise.reject(new StorageFullError("Full")) };
  (await container.rebindAsync("calendarEvents")).toConstantValue(full);
  const addEvents = await container.getAsync<UseCases["addEvents"]>("addEvents");
  await expect(addEvents.run(aCalendarEventDraft())).rejects.toThrow(StorageFullError);
});

it("locking /admin discards the owner's services", async () => {
  const { resolve, lock } = createServices(backendWith(storeWith()), new FixedClock(), () => {});
  const before = [await resolve("sendMessage"), await resolve("saveEvent")];
  expect(await resolve("saveEvent")).toBe(before[1]);
  lock();
  expect(await resolve("sendMessage")).toBe(before[0]);
  expect(await resolve("saveEvent")).not.toBe(before[1]);
});
