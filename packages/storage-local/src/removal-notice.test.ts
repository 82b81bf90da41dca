import { describe, expect, it } from "vitest";
import { isNoticeOf, isRemovalNotice, removalNoticeOf } from "./removal-notice.ts";
import { RecordSlot } from "./slot.ts";

const slot = (id: number, fullName: string) => new RecordSlot({ id, fullName });

describe("the notice of a removal", () => {
  it("is about that one record, and says nothing of what is in it", () => {
    const notice = removalNoticeOf(slot(1, "Alma Reyes"));
    expect(isNoticeOf(notice, slot(1, "Alma Reyes"))).toBe(true);
    expect(isNoticeOf(notice, slot(1, "Bo Lindqvist"))).toBe(false);
    expect(isNoticeOf({ ...notice, id: 2 }, slot(1, "Alma Reyes"))).toBe(false);
    expect(Object.keys(notice)).toEqual(["id", "fingerprint"]);
    expect(JSON.stringify(notice)).not.toContain("Alma");
  });

  it("is told from every other message", () => {
    const notice = removalNoticeOf(slot(1, "Alma Reyes"));
    expect(isRemovalNotice(notice)).toBe(true);
    expect(isRemovalNotice({ ...notice, more: true })).toBe(true);
    const others = [
      null,
      undefined,
      "remove",
      7,
      {},
      [],
      { id: 1 },
      { fingerprint: "x" },
      { id: "1", fingerprint: "x" },
      { id: 1, fingerprint: 2 },
    ];
    for (const message of others) expect(isRemovalNotice(message)).toBe(false);
    expect(isRemovalNotice(Object.assign(() => {}, notice))).toBe(false);
  });
});
