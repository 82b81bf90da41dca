import { describe, expect, it } from "vitest";
import { aContactSubmission } from "../testing/fixtures.ts";
import { compareNewestFirst, isUnread } from "./inbox.ts";

describe("messages in the inbox", () => {
  it("are sorted from newest to oldest", () => {
    const newest = aContactSubmission({ id: 1, timestamp: "2026-05-02T00:30:00+02:00" });
    const higher = aContactSubmission({ id: 3, timestamp: "2026-05-01T12:00:00Z" });
    const lower = aContactSubmission({ id: 2, timestamp: "2026-05-01T12:00:00.000Z" });
    const unreadable = aContactSubmission({ id: 4, timestamp: "2026-05-99T12:00:00Z" });
    const ids = [unreadable, lower, newest, higher].sort(compareNewestFirst).map(({ id }) => id);
    expect(ids).toEqual([1, 3, 2, 4]);
  });

  it.each([
    [{}, true],
    [{ isRead: true }, false],
    [{ isAnswered: true }, false],
    [{ isSuspectedSpam: true }, false],
  ])("with the flags %j count as unread: %s", (marks, expected) => {
    expect(isUnread({ ...aContactSubmission(), isRead: false, isAnswered: false, ...marks })).toBe(expected);
  });
});
