import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { EMPTY_SNAPSHOT } from "@inner-light/core";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmissionDraft,
  eventually,
  FixedClock,
} from "@inner-light/core/testing";
import { createHttpBackend } from "@inner-light/storage-http";
import { pageUnderTest } from "@inner-light/storage-http/testing";
import { openSqlite } from "@inner-light/storage-sql";
import { expect, it, onTestFinished } from "vitest";
import { readConfig } from "./config/server-config.ts";
import type { BuiltSite } from "./pages/built-site.ts";
import { startServer } from "./server.ts";
import { aBuiltSite } from "./testing/built-site-fixture.ts";
import { postOffice } from "./testing/post-office.ts";
import { recordedLog } from "./testing/recorded-log.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const PASSWORD = "quiet lane";

const HASH = "$argon2id$v=19$m=64,t=1,p=2$YSBzYWx0IG9mIDE2IGJ5dA$duTBRDOroFX8RjUzlPLHNokndcxHlt3yCe6tpskT9PA";

function siteIn(folder: string, basePath: string): BuiltSite {
  const directory = join(folder, "site");
  mkdirSync(directory, { recursive: true });
  for (const [file, text] of [
    ["index.html", "home"],
    ["404.html", "missing"],
    ["_headers", "/*\n  X-Site: yes\n"],
  ])
    writeFileSync(join(directory, file ?? ""), text ?? "");
  return { ...aBuiltSite(basePath), directory };
}

const WITH_PASSWORD = { ADMIN_PASSWORD_HASH: HASH };

async function started(folder: string, environment: NodeJS.ProcessEnv = WITH_PASSWORD, basePath = "/") {
  const { lines, log } = recordedLog();
  const clock = new FixedClock();
  const config = readConfig({ PORT: "0", HOST: "localhost", DATA_DIR: folder, ...environment });
  const server = await startServer({ config, site: siteIn(folder, basePath), clock, log });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  onTestFinished(stop);
  const origin = `http://localhost:${server.port}`;
  const page = () => createHttpBackend(pageUnderTest(server.address));
  return { clock, lines, origin, page, stop };
}

it("does not start without a password", async () => {
  await expect(started(temporaryFolder(), {})).rejects.toThrow(/There is no password for \/admin yet/);
});

it("shows a new event immediately", async () => {
  const { clock, origin, page } = await started(temporaryFolder());
  const owner = page();
  expect(await owner.gate.unlock("inner-light")).toBe(false);
  expect(await owner.gate.unlock(PASSWORD)).toBe(true);
  const [one] = await owner.calendarEvents.add([
    aCalendarEventDraft({ title: "One" }),
    aCalendarEventDraft({ title: "Two" }),
  ]);
  expect(await (await fetch(`${origin}/calendar`)).text()).toBe("One,Two");
  clock.advance(60_000);
  if (one) await owner.calendarEvents.update([{ before: one, draft: { ...one, title: "Uno" } }]);
  const feed = await fetch(`${origin}/calendar.ics`);
  expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(await feed.json()).toMatchObject([
    { event: { title: "Uno" }, changedAt: "2026-05-01T12:01:00.000Z" },
    { event: { title: "Two" }, changedAt: "2026-05-01T12:00:00.000Z" },
  ]);
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  expect((await fetch(`${origin}/other`)).headers.get("x-site")).toBe("yes");
});

it("a restart keeps the owner's session", async () => {
  const folder = temporaryFolder();
  const first = await started(folder);
  const response = await fetch(`${first.origin}/api/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const { token } = Object(await response.json());
  const headers = { Authorization: `Bearer ${token}` };
  await first.stop();
  expect(readdirSync(join(folder, "backups"))).toHaveLength(1);
  const second = await started(folder, {});
  expect((await fetch(`${second.origin}/api/inbox`, { headers })).status).toBe(200);
  await second.stop();
  const third = await started(folder, { ADMIN_PASSWORD: "another long sentence" });
  expect((await fetch(`${third.origin}/api/inbox`, { headers })).status).toBe(401);
});

it("shutdown waits for a pending request", async () => {
  const folder = temporaryFolder();
  const { origin, page, stop } = await started(folder);
  const owner = page();
  await owner.gate.unlock(PASSWORD);
  const body = JSON.stringify({ draft: aContactSubmissionDraft() });
  const slow = request(`${origin}/api/messages`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      "Sec-Fetch-Site": "same-origin",
      Expect: "100-continue",
      "Idempotency-Key": "0123456789abcdef0123456789abcdef",
    },
  });
  slow.flushHeaders();
  await once(slow, "continue");
  void stop();
  slow.end(body);
  const [response] = await once(slow, "response");
  response.resume();
  expect(response.statusCode).toBe(200);
  await stop();
  await eventually(() => expect(existsSync(join(folder, "inner-light.sqlite-wal"))).toBe(false));
});

it("does not count a daily backup as the owner's own backup", async () => {
  const { clock, page } = await started(temporaryFolder());
  const { snapshots, gate } = page();
  await gate.unlock(PASSWORD);
  const automaticBackupAt = clock.now();
  await eventually(async () =>
    expect(await snapshots.backupTimes()).toEqual({ lastBackupAt: null, automaticBackupAt }),
  );
  await snapshots.recordBackup();
  expect(await snapshots.backupTimes()).toEqual({ lastBackupAt: clock.now(), automaticBackupAt });
});

it("a restart retries failed emails", async () => {
  const folder = temporaryFolder();
  const environment = { ...WITH_PASSWORD, SMTP_URL: "smtp://localhost:1", MAIL_TO: "ada@quiet-lane.com" };
  const { page, stop } = await started(folder, environment);
  await page().contactSubmissions.add(aContactSubmissionDraft());
  await stop();
  const second = await started(folder, environment);
  await eventually(() => expect(second.lines.join()).toContain("could not be sent"));
  const mailFailingSince = "2026-05-01T12:00:00.000Z";
  const health = async () => (await fetch(`${second.origin}/api/health`)).json();
  await eventually(async () => expect(await health()).toEqual({ status: "ok", mailFailingSince }));
  await second.stop();
  const office = await postOffice();
  const third = await started(folder, { ...environment, SMTP_URL: office.url });
  expect(third.lines.join()).toContain(`Mail to the owner has not gone out since ${mailFailingSince}`);
  await eventually(() => expect(office.mails).toHaveLength(1));
});

it("does not start if the database has lost its tables", async () => {
  const folder = temporaryFolder();
  await (await started(folder)).stop();
  const file = join(folder, "inner-light.sqlite");
  rmSync(file);
  const other = openSqlite(file).dialect.createDriver();
  await other.init();
  await other.destroy();
  await expect(started(folder)).rejects.toThrow(
    `Restore the newest backup in place of the database, as docs/shared-storage.md says: it has no tables, in ${folder}.`,
  );
});

it("logs unreadable records at startup", async () => {
  const folder = temporaryFolder();
  const first = await started(folder);
  const owner = first.page();
  await owner.gate.unlock(PASSWORD);
  const events = [{ value: aCalendarEvent() }, { value: { id: 7 } }];
  await owner.snapshots.replace({ ...EMPTY_SNAPSHOT, events }, (await owner.snapshots.read()).version);
  await first.stop();
  const { lines } = await started(folder);
  expect(lines.join("\n")).toContain(`The data is in ${folder}, since 2026-05-01T12:00:00.000Z.`);
  expect(lines.join("\n")).toContain("Of the events, 1 cannot be read (title).");
});

it("serves everything only under the site's base path", async () => {
  const { origin, page } = await started(temporaryFolder(), WITH_PASSWORD, "/site/");
  const owner = page();
  await owner.gate.unlock(PASSWORD);
  await owner.calendarEvents.add([aCalendarEventDraft({ title: "One" })]);
  expect(await owner.upcomingEvents.list({ from: "2026-05-01", limit: 10 })).toHaveLength(1);
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    return `${response.status} ${await response.text()}`;
  };
  expect(await get("/site/calendar")).toBe("200 One");
  expect(await get("/site/calendar.ics")).toContain("One");
  expect(await get("/site/")).toBe("200 One");
  expect(await get("/site/index.html")).toBe("200 home");
  for (const path of ["/site/other", "/api/health", "/calendar", "/sites/"])
    expect(await get(path)).toBe("404 missing");
});

it("warns once about an unconfigured proxy", async () => {
  const { lines, origin } = await started(temporaryFolder());
  const headers = { "X-Forwarded-For": "203.0.113.7" };
  for (let times = 0; times < 3; times++) await fetch(`${origin}/api/health`, { headers });
  const warnings = lines.filter((line) => line.includes("warning"));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("TRUST_PROXY is 0");
  expect(lines.join()).not.toContain("203.0.113.7");
});

it.each([
  ["without a host", "GET /calendar", undefined, 400],
  ["with a malformed host", "GET /api/inbox", "a|b", 400],
  ["with an impossible host", "POST /api/messages", "256.256.256.256", 403],
  ["with a backslash in an API path", "GET /api/x\\..\\inbox", "localhost", 400],
  ["with a backslash in its path", "GET /api\\inbox", "localhost", 404],
  ["with a fragment in its path", "GET /_headers#x", "localhost", 404],
])("rejects a request %s", async (_, route, host, status) => {
  const { origin } = await started(temporaryFolder());
  const headers = { "Sec-Fetch-Site": "same-origin", ...(host !== undefined && { Host: host }) };
  const [method, path] = route.split(" ");
  const asked = request(origin, { method, path, headers, setHost: false });
  const [response] = await once(asked.end(), "response");
  expect(response.resume().statusCode).toBe(status);
});
