import "fake-indexeddb/auto";
import { aCalendarEventDraft, describePorts, FixedClock, STORE_PORTS } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { expect, it, vi } from "vitest";
import { createIndexedDbBackend } from "./indexeddb-backend.ts";

let databases = 0;
const newDatabase = () => `database ${++databases}`;

/** A database that fails when a suite says so. */
function createHarness() {
  const [databaseName, clock] = [newDatabase(), new FixedClock()];
  let writesUntilFault = 0;
  const fail = () => {
    throw new DOMException("The disk fails", "UnknownError");
  };
  for (const method of ["add", "put", "delete", "clear"] as const) {
    const write = IDBObjectStore.prototype[method];
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...input: unknown[]) {
      writesUntilFault -= 1;
      return writesUntilFault === 0 ? fail() : Reflect.apply(write, this, input);
    });
  }
  return {
    clock,
    isSlow: true,
    open: () => createIndexedDbBackend({ databaseName, slides: [], clock }),
    interrupt(nth: number) {
      writesUntilFault = nth;
    },
    breakStorage() {
      vi.spyOn(indexedDB, "open").mockImplementation(fail);
      vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(fail);
    },
    dispose: () => void vi.restoreAllMocks(),
  };
}

describePorts("IndexedDB", createHarness, STORE_PORTS, createMemoryBackend);

it("another tab hears of a change", async () => {
  const options = { databaseName: newDatabase(), slides: [], clock: new FixedClock() };
  const channels = [new BroadcastChannel("changes"), new BroadcastChannel("changes")] as const;
  const [here, there] = channels.map((channel) => createIndexedDbBackend({ ...options, channel }));
  const heard = vi.fn();
  there?.changes.subscribe(heard);
  const added = await here?.calendarEvents.add([aCalendarEventDraft()]);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith("events"));
  expect(await there?.calendarEvents.list()).toEqual(added);
  for (const channel of channels) channel.close();
});

it("the gallery shows the site's slides until others are stored", async () => {
  const [slide, stored] = [
    { id: 1, alt: "A lamp", description: "The room" },
    { id: 2, alt: "A door", description: "" },
  ];
  const { gallerySlides, snapshots } = createIndexedDbBackend({
    ...{ databaseName: newDatabase(), slides: [slide], clock: new FixedClock() },
  });
  expect(await gallerySlides.list()).toEqual([slide]);
  const { version, ...empty } = await snapshots.read();
  await snapshots.replace({ ...empty, slides: [{ value: stored }] }, version);
  expect(await gallerySlides.list()).toEqual([stored]);
});
