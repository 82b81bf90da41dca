import "fake-indexeddb/auto";
import { describePorts, FixedClock, STORE_PORTS } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { openDB } from "idb";
import { expect, it, vi } from "vitest";
import { createIndexedDbBackend } from "./indexeddb-backend.ts";

/** Opening this database as version 1 fails, because it is version 2. */
const BROKEN = "a database that fails";
(await openDB(BROKEN, 2)).close();

let databases = 0;
const newDatabase = () => `database ${++databases}`;

function createHarness() {
  const [databaseName, clock] = [newDatabase(), new FixedClock()];
  let writesUntilFault = 0;
  let [isFull, failsCommit] = [false, false];
  const fail = (name = "UnknownError") => {
    throw new DOMException("The disk fails", name);
  };
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...input) {
    writesUntilFault -= 1;
    if (writesUntilFault === 0) fail();
    if (isFull) fail("QuotaExceededError");
    const request = Reflect.apply(put, this, input);
    if (failsCommit) request.addEventListener("success", () => this.transaction.abort());
    return request;
  });
  const connections: IDBDatabase[] = [];
  const connect = indexedDB.open.bind(indexedDB);
  const opening = vi.spyOn(indexedDB, "open").mockImplementation((...input) => {
    const request = connect(...input);
    request.addEventListener("success", () => connections.push(request.result));
    return request;
  });
  const channels: BroadcastChannel[] = [];
  return {
    clock,
    isSlow: true,
    open: () => createIndexedDbBackend({ databaseName, slides: [], clock }),
    interrupt(nth: number) {
      writesUntilFault = nth;
    },
    failCommit() {
      failsCommit = true;
    },
    breakStorage() {
      opening.mockImplementation(() => connect(BROKEN, 1));
      vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => fail());
    },
    mendStorage: () => void vi.restoreAllMocks(),
    fillStorage() {
      isFull = true;
    },
    async makeNewer() {
      for (const connection of connections) connection.close();
      (await openDB(databaseName, 2)).close();
    },
    openElsewhere() {
      const channel = new BroadcastChannel(databaseName);
      channels.push(channel);
      return createIndexedDbBackend({ databaseName, slides: [], clock, channel });
    },
    dispose() {
      for (const channel of channels) channel.close();
      vi.restoreAllMocks();
    },
  };
}

describePorts(
  "IndexedDB",
  createHarness,
  [...STORE_PORTS, "diagnostics", "suspectedSpam", "ownMessages"],
  createMemoryBackend,
);

it("the gallery shows the site's slides until the owner stores some", async () => {
  const [slide, stored] = [
    { id: 1, alt: "A lamp", description: "The room" },
    { id: 2, alt: "A door", description: "" },
  ];
  const { gallerySlides, snapshots } = createIndexedDbBackend({
    ...{ databaseName: newDatabase(), slides: [slide], clock: new FixedClock() },
  });
  expect(await gallerySlides.list()).toEqual([slide]);
  for (const shown of await gallerySlides.list()) Object.assign(shown, { alt: "changed by a careless caller" });
  expect(await gallerySlides.list()).toEqual([{ id: 1, alt: "A lamp", description: "The room" }]);
  const { version, ...empty } = await snapshots.read();
  await snapshots.replace({ ...empty, slides: [{ value: stored }] }, version);
  expect(await gallerySlides.list()).toEqual([stored]);
});
