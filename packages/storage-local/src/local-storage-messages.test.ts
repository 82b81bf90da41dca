import type { Noun } from "@inner-light/core";
import { aContactSubmission, addContactSubmission } from "@inner-light/core/testing";
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

describe("message flags", () => {
  it("are stored as lists of ids under one key per flag", async () => {
    const { backend, storage, readIds } = anInbox();
    expect(await readIds()).toEqual([]);
    expect(storage.writes).toBe(0);
    await backend.inbox.mark([7], "isRead", true);
    await backend.inbox.mark([9], "isRead", true);
    expect(storage.text(MARKS)).toBe("[7,9]");
    await backend.inbox.mark([9], "isAnswered", true);
    expect(storage.text("contactSubmissions:answered")).toBe("[9]");
    expect(storage.text(MARKS)).toBe("[7,9]");
  });

  it.each(["", "null", "{", '"7"', "[7"])("count as empty if they are damaged: %j", async (text) => {
    const { backend, storage, readIds } = anInbox(text);
    expect(await readIds()).toEqual([]);
    await backend.inbox.mark([7], "isRead", true);
    expect(storage.text(MARKS)).toBe("[7]");
    expect(Object.values(storage.entries())).toContain(text);
  });

  it("keep values that are not ids", async () => {
    const { backend, storage, readIds } = anInbox('[null,7,"8",-1]');
    expect(await readIds()).toEqual([7]);
    await backend.inbox.mark([7], "isRead", false);
    expect(storage.text(MARKS)).toBe('[null,"8",-1]');
  });

  it("include flags set in another tab", async () => {
    const { backend, elsewhere, readIds } = anInbox();
    const heard: Noun[] = [];
    backend.changes.subscribe((change) => heard.push(change));
    elsewhere.write(MARKS, "[9]");
    expect(heard).toEqual(["messages"]);
    expect(await readIds()).toEqual([9]);
  });

  it("cannot be added to if they are damaged and cannot be copied", async () => {
    const { backend, storage } = anInbox("damaged");
    storage.plan({ write: () => "full" });
    const refused = { code: "full", reason: "damaged-not-copied" };
    await expect(backend.inbox.mark([9], "isRead", true)).rejects.toMatchObject(refused);
    expect(storage.text(MARKS)).toBe("damaged");
  });

  it("prevent a new message from reusing a deleted message's id", async () => {
    const { backend, clock, storage } = anInbox("[7,8]");
    storage.put("contactSubmissions:answered", "[10]");
    await backend.inbox.remove([7]);
    clock.set(7);
    const { id } = await addContactSubmission(backend);
    expect(id).toBe(11);
  });
});
