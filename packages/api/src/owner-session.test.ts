import { OWNER_SESSION_IDLE_MS } from "@inner-light/core/server";
import { FixedClock } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { openTestBackend } from "./testing/create-test-api.ts";
import { testSite } from "./testing/test-site.ts";

async function site() {
  const clock = new FixedClock();
  const backend = await openTestBackend(clock);
  return { clock, sessions: backend.ownerSessions, ...testSite(backend, { clock }) };
}

describe("the owner's session", () => {
  it("begins with the password, and its token is known by its hash only", async () => {
    const { unlock, send, sessions } = await site();
    const headers = await unlock();
    expect((await send("GET", "/inbox", { headers })).status).toBe(200);
    const token = String(headers["Authorization"]).slice("Bearer ".length);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await sessions.check(token, false)).toBe(false);
  });

  it("ends half an hour after the last thing that a person did, whatever the page reads by itself", async () => {
    const { unlock, send, sendJson, clock } = await site();
    const headers = await unlock();
    for (let change = 0; change < 3; change++) {
      clock.advance(OWNER_SESSION_IDLE_MS - 1);
      expect((await sendJson("POST", "/events", { drafts: [] }, headers)).status).toBe(200);
    }
    for (const path of ["/inbox", "/versions"]) {
      clock.advance(OWNER_SESSION_IDLE_MS / 2 - 1);
      expect((await send("GET", path, { headers })).status).toBe(200);
    }
    clock.advance(2);
    expect((await send("GET", "/inbox", { headers })).status).toBe(401);
  });
});
