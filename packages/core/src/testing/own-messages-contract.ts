import { expect } from "vitest";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { aContactSubmission } from "./fixtures.ts";
import { portSuite } from "./port-suite.ts";

const NOTHING = { messages: [], deleted: [], isEmpty: true, isDamaged: false };

/** What every `OwnMessages` promises, besides what the reference does. */
export const ownMessagesSuite = portSuite("knows of damaged messages", ["ownMessages", "snapshots"], ["clock"], {
  "what cannot be read is damage; it and what was removed are exported, and erased with the rest": async ({
    open,
    clock,
  }) => {
    const { ownMessages, snapshots } = open();
    const damaged = { noun: "messages", kind: "other", name: "damaged", text: "damaged words" } as const;
    const messages = [{ json: '{"fullName":"a name alone"}' }];
    const { version } = await snapshots.read();
    const json = JSON.stringify(aContactSubmission({ notes: "removed words" }));
    const deleted = [{ noun: "messages", json, deletedAt: new Date(clock.now()).toISOString() }] as const;
    await snapshots.replace({ ...EMPTY_SNAPSHOT, deleted }, version);
    expect(await ownMessages.export()).toContain("removed words");
    const { version: next } = await snapshots.read();
    await snapshots.replace({ ...EMPTY_SNAPSHOT, messages, deleted, unreadable: [damaged] }, next);
    expect(await ownMessages.list()).toMatchObject({ messages: [], isEmpty: false, isDamaged: true });
    for (const words of ["a name alone", "removed words", "damaged words"])
      expect(await ownMessages.export()).toContain(words);
    await ownMessages.erase();
    expect(await open().ownMessages.list()).toEqual(NOTHING);
    expect(await open().snapshots.read()).toMatchObject({ unreadable: [] });
  },
});
