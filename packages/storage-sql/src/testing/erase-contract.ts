import { EMPTY_SNAPSHOT } from "@inner-light/core";
import { aContactSubmission, contractSuite } from "@inner-light/core/testing";
import { expect } from "vitest";
import type { SqlHarness } from "./sql-harness.ts";

export const describeErase = contractSuite<SqlHarness>("erases messages", {
  "many messages are deleted for good, deleted ones and some in the list, and others stay": async ({ open, db }) => {
    const { inbox, snapshots } = open();
    const messages = Array.from({ length: 120 }, (_, index) => ({
      value: aContactSubmission({ id: 1000 + index }),
    }));
    await snapshots.merge({ ...EMPTY_SNAPSHOT, messages });
    const [kept = -1, deleted = -1, ...others] = (await inbox.list()).map(({ id }) => id);
    await inbox.remove([deleted]);
    await inbox.erase([...others, deleted, 7, deleted]);
    expect((await inbox.list()).map(({ id }) => id)).toEqual([kept]);
    expect(await db.selectFrom("record").selectAll().execute()).toHaveLength(1);
  },
});
