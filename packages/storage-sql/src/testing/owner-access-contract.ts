import { OWNER_SESSION_IDLE_MS, OWNER_SESSION_MAX_MS } from "@inner-light/core/server";
import { contractSuite } from "@inner-light/core/testing";
import { expect } from "vitest";
import type { SqlHarness } from "./sql-harness.ts";

const HASH = "5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8";
const PASSWORD = "the hash of a password";
const OTHER_HASH = HASH.replaceAll("5", "6");

export const describeOwnerAccess = contractSuite<SqlHarness>("stores the owner's password and sessions", {
  "opens a session on every server": async ({ open, openOther }) => {
    const { ownerPassword, ownerSessions } = open();
    expect(await ownerSessions.check(HASH, true)).toBe(false);
    await ownerPassword.setHash(PASSWORD);
    await ownerSessions.start(HASH, PASSWORD);
    await ownerSessions.start(OTHER_HASH, PASSWORD);
    expect(await (await openOther()).ownerSessions.check(HASH, true)).toBe(true);
    expect(await ownerSessions.check(`${HASH} `, true)).toBe(false);
  },
  "ends a session after thirty idle minutes or twelve hours": async ({ open, clock, db }) => {
    const { ownerPassword, ownerSessions, purge } = open();
    await ownerPassword.setHash(PASSWORD);
    await ownerSessions.start(HASH, PASSWORD);
    await ownerSessions.start(OTHER_HASH, PASSWORD);
    const step = OWNER_SESSION_IDLE_MS - 1;
    for (let passed = step; passed < OWNER_SESSION_MAX_MS; passed += step) {
      clock.advance(step);
      expect(await ownerSessions.check(HASH, true)).toBe(true);
      expect(await ownerSessions.check(OTHER_HASH, false)).toBe(passed === step);
    }
    clock.advance(step);
    expect(await ownerSessions.check(HASH, true)).toBe(false);
    await purge();
    expect(await db.selectFrom("owner_session").selectAll().execute()).toEqual([]);
  },
  "ends a session on time even if the clock is set back": async ({ open, openOther, clock, uptime }) => {
    const { ownerSessions, ownerPassword } = open();
    await ownerPassword.setHash(PASSWORD);
    // Each server must notice that the session was used on the other.
    const servers = [ownerSessions, (await openOther()).ownerSessions];
    await ownerSessions.start(HASH, PASSWORD);
    for (let passed = 0; passed < OWNER_SESSION_MAX_MS; passed += OWNER_SESSION_IDLE_MS - 1) {
      expect([passed, await servers[0]?.check(HASH, true)]).toEqual([passed, true]);
      servers.reverse();
      uptime.advance(OWNER_SESSION_IDLE_MS - 1);
      clock.advance(-OWNER_SESSION_IDLE_MS);
    }
    expect(await ownerSessions.check(HASH, true)).toBe(false);

    await ownerSessions.start(OTHER_HASH, PASSWORD);
    expect(await ownerSessions.check(OTHER_HASH, true)).toBe(true);
    uptime.advance(OWNER_SESSION_IDLE_MS);
    expect(await ownerSessions.check(OTHER_HASH, true)).toBe(false);

    const third = HASH.replaceAll("8", "9");
    await ownerSessions.start(third, PASSWORD);
    clock.advance(OWNER_SESSION_MAX_MS);
    expect(await ownerSessions.check(third, false)).toBe(false);
    clock.advance(-OWNER_SESSION_MAX_MS);
    expect(await ownerSessions.check(third, false)).toBe(false);
  },
  "ends all sessions when the password changes": async ({ open }) => {
    const { ownerPassword, ownerSessions, snapshots } = open();
    expect(await ownerPassword.hash()).toBeNull();
    await ownerPassword.setHash("a first hash");
    await ownerSessions.start(HASH, "a first hash");
    await ownerPassword.setHash("another hash");
    expect(await ownerPassword.hash()).toBe("another hash");
    expect(await ownerSessions.check(HASH, true)).toBe(false);
    expect(JSON.stringify(await snapshots.read())).not.toContain("hash");
  },
  "does not start a session with the previous password": async ({ open, openOther }) => {
    const [{ ownerPassword }, { ownerSessions }] = [open(), await openOther()];
    expect(await ownerSessions.start(HASH, PASSWORD)).toBe(false);
    for (const next of ["another hash", "a third hash"]) {
      await ownerPassword.setHash(PASSWORD);
      await Promise.all([ownerSessions.start(HASH, PASSWORD), ownerPassword.setHash(next)]);
      expect(await ownerSessions.start(OTHER_HASH, PASSWORD)).toBe(false);
      expect(await ownerSessions.check(HASH, false)).toBe(false);
      expect(await ownerSessions.check(OTHER_HASH, false)).toBe(false);
    }
  },
});
