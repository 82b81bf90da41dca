import { aCalendarEventDraft, aContactSubmissionDraft } from "@inner-light/core/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fromSite, openTestBackend } from "../testing/create-test-api.ts";
import { HOSTILE_REQUESTS, type HostileRequest } from "../testing/hostile-requests.ts";
import { SITE, testSite } from "../testing/test-site.ts";

const report = vi.fn();
const backend = await openTestBackend();
const { api, unlock } = testSite(backend, { report });
let owner: Record<string, string>;
let stored: unknown;

beforeAll(async () => {
  await backend.calendarEvents.add([aCalendarEventDraft()]);
  await backend.contactSubmissions.add(aContactSubmissionDraft());
  owner = await unlock();
  stored = await backend.snapshots.read();
});

function requestOf({ path, headers, isOwners, isForeign, ...init }: HostileRequest): Request {
  const request = new Request(`${SITE}/api${path}`, { ...init, headers: { ...(isOwners ? owner : {}), ...headers } });
  return isForeign ? request : fromSite(request);
}

describe("a hostile request", () => {
  it.each(HOSTILE_REQUESTS)("is refused with $status: $what", async (hostile) => {
    const response = await api.fetch(requestOf(hostile));
    expect(response.status).toBe(hostile.status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/problem+json",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(await response.json()).toMatchObject({ status: hostile.status, code: expect.any(String) });
  });

  afterAll(async () => {
    expect(await backend.snapshots.read()).toEqual(stored);
    expect(report).not.toHaveBeenCalled();
  });
});

describe("a write request", () => {
  it.each<[string, string | null, number]>([
    ["https://evil.example", SITE, 403],
    ["http://practice.example.evil.example:4173", SITE, 403],
    ["http://4173.evil.example", SITE, 403],
    ["https://evil.example", null, 422],
    [SITE, SITE, 422],
    ["http://practice.example:8080", SITE, 422],
    ["https://practice.example", "https://www.practice.example", 422],
    ["https://www.practice.example", SITE, 422],
    ["https://practice.example.", SITE, 422],
    ["https://localhost.", SITE, 422],
    ["http://localhost:4173", SITE, 422],
    ["http://192.168.1.5:4173", SITE, 422],
    ["http://[::1]:4173", SITE, 422],
  ])("to %s for the site at %s returns %i", async (origin, siteUrl, status) => {
    const site = testSite(backend, { siteUrl });
    const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    const response = await site.api.fetch(fromSite(new Request(`${origin}/api/session`, post)));
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.json()).toMatchObject({ code: "read-only", reason: "other-address" });
    expect((await site.api.fetch(new Request(`${origin}/api/health`))).status).toBe(200);
  });
});

it("reports an unexpected error without revealing it in the response", async () => {
  const reported = vi.fn();
  const site = testSite(backend, {
    report: reported,
    checkHealth: () => Promise.reject(new Error("the password of the database is secret")),
  });
  const response = await site.send("GET", "/health");
  const problem = { title: "Temporarily unavailable", status: 500, code: "unavailable", reason: "unexpected" };
  expect([response.status, await response.json()]).toEqual([500, problem]);
  expect(reported).toHaveBeenCalledOnce();
});
