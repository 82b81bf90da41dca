import { aContactSubmission } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { createStoredHarness } from "./testing/stored-harness.ts";

const message = aContactSubmission({ id: 1 });

function aVisit(entries: Readonly<Record<string, string>>) {
  const { open, storage } = createStoredHarness();
  for (const [key, text] of Object.entries(entries)) storage.put(key, text);
  return { storage, ...open() };
}

describe("a visitor's own messages", () => {
  it.each<[what: string, entries: Record<string, string>, isDamaged: boolean]>([
    ["whole", { contactSubmissions: JSON.stringify([message]), "contactSubmissions:read": "[1]" }, false],
    ["with an unreadable one", { contactSubmissions: JSON.stringify([null, message]) }, true],
    [
      "with a damaged text that was copied",
      { contactSubmissions: JSON.stringify([message]), "contactSubmissions:quarantine:1": "x" },
      true,
    ],
    [
      "with a deleted one that cannot be read",
      { contactSubmissions: JSON.stringify([message]), "contactSubmissions:deleted": "[{}]" },
      true,
    ],
    [
      "with a deleted one of which only the record cannot be read",
      {
        contactSubmissions: JSON.stringify([message]),
        "contactSubmissions:deleted": '[{"id":2,"deletedAt":"2026-05-01T12:00:00.000Z","record":{"id":2}}]',
      },
      true,
    ],
    [
      "with damaged read marks, which are the owner's",
      { contactSubmissions: JSON.stringify([message]), "contactSubmissions:read:quarantine:1": "x" },
      false,
    ],
  ])("are listed %s, and exported with the texts where there is more", async (_, entries, isDamaged) => {
    const { ownMessages } = aVisit({ ...entries, calendarEvents: "[]" });
    expect(await ownMessages.list()).toEqual({ messages: [message], deleted: [], isEmpty: false, isDamaged });
    const file = isDamaged ? { messages: [message], asStored: entries } : { messages: [message] };
    expect(await ownMessages.export()).toBe(JSON.stringify(file, null, 2));
  });

  it("are erased with everything about them, and nothing else is", async () => {
    const others = { calendarEvents: "[{", contactSubmissionsOfAnotherApp: "[]", "backup:lastMadeAt": '""' };
    const { ownMessages, storage } = aVisit({
      contactSubmissions: JSON.stringify([message]),
      "contactSubmissions:read": "[1]",
      "contactSubmissions:quarantine:1": "x",
      ...others,
    });
    await ownMessages.erase();
    expect(storage.entries()).toEqual(others);
    expect(await ownMessages.list()).toEqual({ messages: [], deleted: [], isEmpty: true, isDamaged: false });
  });
});
