import type { Change, InboxMessage } from "@inner-light/core";
import { aContactSubmission, aContactSubmissionDraft } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { createStoredHarness } from "./testing/stored-harness.ts";

const MARKS = "contactSubmissions:read";

function anInbox(marks: string | null = null) {
  const harness = createStoredHarness();
  harness.storage.put("contactSubmissions", JSON.stringify([7, 9].map((id) => aContactSubmission({ id }))));
  harness.storage.put(MARKS, marks);
  const backend = harness.open();
  const readIds = async () => (await backend.inbox.list()).filter(({ isRead }) => isRead).map(({ id }) => id);
  return { ...harness, backend, readIds };
}

/** Message 7 was read and removed, and another tab stored a message with its id. */
async function aRemovedMessageWhoseIdIsTaken() {
  const inbox = anInbox("[7]");
  await inbox.backend.inbox.remove(7);
  inbox.storage.put("contactSubmissions", JSON.stringify([aContactSubmission({ id: 7, fullName: "another" })]));
  return inbox;
}

describe("the read marks of messages", () => {
  it("are a list of ids under a separate key, and reading them writes nothing", async () => {
    const { backend, storage, readIds } = anInbox();
    expect(await readIds()).toEqual([]);
    expect(storage.writes).toBe(0);
    await backend.inbox.setRead(7, true);
    await backend.inbox.setRead(9, true);
    expect(storage.text(MARKS)).toBe("[7,9]");
  });

  it.each(["", "null", "{", '"7"', "[7"])("that are %j count as none, and are copied before the next", async (text) => {
    const { backend, storage, readIds } = anInbox(text);
    expect(await readIds()).toEqual([]);
    await backend.inbox.setRead(7, true);
    expect(storage.text(MARKS)).toBe("[7]");
    expect(Object.values(storage.entries())).toContain(text);
  });

  it("keep values among them that are not ids", async () => {
    const { backend, storage, readIds } = anInbox('[null,7,"8",-1]');
    expect(await readIds()).toEqual([7]);
    await backend.inbox.setRead(7, false);
    expect(storage.text(MARKS)).toBe('[null,"8",-1]');
  });

  it("follow what another tab marks", async () => {
    const { backend, elsewhere, readIds } = anInbox();
    const heard: Change[] = [];
    backend.changes.subscribe((change) => heard.push(change));
    elsewhere.write(MARKS, "[9]");
    expect(heard).toEqual(["messages"]);
    expect(await readIds()).toEqual([9]);
  });

  it("stay as they were where there is no room, and nothing is published", async () => {
    const { backend, storage, readIds } = anInbox("[7]");
    const heard: Change[] = [];
    backend.changes.subscribe((change) => heard.push(change));
    storage.plan({ write: () => "full" });
    await expect(backend.inbox.setRead(9, true)).rejects.toMatchObject({ code: "full" });
    expect(await readIds()).toEqual([7]);
    expect(heard).toEqual([]);
  });

  it("of a removed message are kept in case it is restored, and no new message gets its id", async () => {
    const { backend, storage, clock } = anInbox("[7]");
    await backend.inbox.remove(7);
    expect(storage.text(MARKS)).toBe("[7]");
    clock.set(7);
    expect((await backend.contactSubmissions.add(aContactSubmissionDraft())).id).toBe(8);
    expect(await backend.inbox.restore(7)).toMatchObject({ id: 7, isRead: true });
  });

  it("stay with a message that comes back under another id, if it had one", async () => {
    for (const marks of ["[7]", "[]"]) {
      const { backend, storage, readIds } = anInbox(marks);
      await backend.inbox.remove(7);
      storage.put("contactSubmissions", JSON.stringify([aContactSubmission({ id: 7, fullName: "another" })]));
      const restored = await backend.inbox.restore(7);
      expect(restored).toMatchObject({ id: 8, isRead: marks === "[7]" });
      expect(storage.text(MARKS)).toBe(marks === "[7]" ? "[7,8]" : "[]");
      expect((await readIds()).includes(8)).toBe(restored.isRead);
    }
  });

  it("are there when a message comes back under another id and the feed says so", async () => {
    const { backend } = await aRemovedMessageWhoseIdIsTaken();
    const seen: Promise<readonly InboxMessage[]>[] = [];
    backend.changes.subscribe(() => seen.push(backend.inbox.list()));
    await backend.inbox.restore(7);
    expect(await Promise.all(seen)).toMatchObject([[{ id: 8, isRead: true }, { id: 7 }]]);
  });

  it("without room for another keep the message removed, until it is restored later", async () => {
    const { backend, storage } = await aRemovedMessageWhoseIdIsTaken();
    const heard: Change[] = [];
    backend.changes.subscribe((change) => heard.push(change));
    const before = storage.entries();
    storage.plan({ write: (_, key) => (key === MARKS ? "full" : undefined) });
    await expect(backend.inbox.restore(7)).rejects.toMatchObject({ code: "full" });
    expect(storage.entries()).toEqual(before);
    expect(heard).toEqual([]);
    storage.heal();
    expect(await backend.inbox.restore(7)).toMatchObject({ id: 8, isRead: true });
  });
});
