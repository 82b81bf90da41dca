import { addContactSubmission, contractSuite } from "@inner-light/core/testing";
import { expect } from "vitest";
import type { SqlHarness } from "./sql-harness.ts";

export const describeErase = contractSuite<SqlHarness>("erases messages", {
  "many messages are deleted for good, deleted ones and some in the list, and others stay": async ({ open, db }) => {
    const ports = open();
    const { inbox } = ports;
    const messages = [];
    for (let count = 0; count < 120; count++) messages.push(await addContactSubmission(ports));
    const [kept = -1, deleted = -1, ...others] = messages.map(({ id }) => id);
    await inbox.remove(deleted);
    await inbox.erase([...others, deleted, 7, deleted]);
    expect((await inbox.list()).map(({ id }) => id)).toEqual([kept]);
    expect(await db.selectFrom("record").selectAll().execute()).toHaveLength(1);
  },
});
