import { type ContractCase, type CreateHarness, describeContract, HOSTILE_TEXTS } from "@inner-light/core/testing";
import { expect } from "vitest";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "../sql-owner-access.ts";
import type { SqlHarness } from "./describe-sql-backend.ts";

const CASES: readonly ContractCase<SqlHarness>[] = [
  {
    key: "W1",
    promise: "a session is open on every server until it ends, and no other token is",
    async prove({ open, openOther }) {
      const { ownerSessions } = open();
      const [token, otherToken] = [await ownerSessions.create(), await ownerSessions.create()];
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(await (await openOther()).ownerSessions.validate(token)).toBe(true);
      for (const forged of ["", `${token} `, token.slice(1), ...HOSTILE_TEXTS]) {
        expect(await ownerSessions.validate(forged)).toBe(false);
      }
      await ownerSessions.end(token);
      expect(await ownerSessions.validate(token)).toBe(false);
      expect(await ownerSessions.validate(otherToken)).toBe(true);
      await ownerSessions.endAll();
      expect(await ownerSessions.validate(otherToken)).toBe(false);
    },
  },
  {
    key: "W2",
    promise: "the database has no token",
    async prove({ open, db }) {
      const token = await open().ownerSessions.create();
      const rows = await db.selectFrom("owner_session").selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(token);
    },
  },
  {
    key: "W3",
    promise: "a session ends after thirty minutes without use, and after twelve hours in any case",
    async prove({ open, clock, db }) {
      const { ownerSessions, purge } = open();
      const [idle, used] = [await ownerSessions.create(), await ownerSessions.create()];
      const step = SESSION_IDLE_MS - 1;
      for (let passed = step; passed < SESSION_MAX_MS; passed += step) {
        clock.advance(step);
        expect(await ownerSessions.validate(used)).toBe(true);
      }
      expect(await ownerSessions.validate(idle)).toBe(false);
      clock.advance(step);
      expect(await ownerSessions.validate(used)).toBe(false);
      await purge();
      expect(await db.selectFrom("owner_session").selectAll().execute()).toEqual([]);
    },
  },
  {
    key: "W4",
    promise: "with a broken clock, no session is open",
    async prove({ open, clock }) {
      const token = await open().ownerSessions.create();
      clock.set(Number.NaN);
      expect(await open().ownerSessions.validate(token)).toBe(false);
    },
  },
  {
    key: "W5",
    promise: "another password ends all sessions, and neither is in a backup",
    async prove({ open }) {
      const { ownerPassword, ownerSessions, backups, diagnostics } = open();
      expect(await ownerPassword.hash()).toBeNull();
      await ownerPassword.setHash("a first hash");
      const token = await ownerSessions.create();
      await ownerPassword.setHash("another hash");
      expect(await ownerPassword.hash()).toBe("another hash");
      expect(await ownerSessions.validate(token)).toBe(false);
      expect(`${await backups.export()}${await diagnostics.exportRaw()}`).not.toContain("hash");
    },
  },
];

export function describeOwnerAccess(name: string, createHarness: CreateHarness<SqlHarness>): void {
  describeContract(`${name} keeps the owner's password and sessions`, CASES, createHarness);
}
