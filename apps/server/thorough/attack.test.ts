import { readdirSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { aCalendarEventDraft, aContactSubmissionDraft } from "@inner-light/core/testing";
import { expect, it, onTestFinished } from "vitest";
import { loadBuiltSite } from "../src/pages/built-site.ts";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { say } from "./say.ts";
import { healthOf, mostMemoryOf, openAdmin, openPage, startServer } from "./server-under-test.ts";

/** In MB: below `MemoryMax` of deploy/inner-light.service, whose heap limit also applies to this server. */
const MEMORY_MAX = 512;

const LONG = "x".repeat(1_900);
const UPCOMING = "/api/events/upcoming?from=2026-05-01&limit=100";

it("unread responses and aborted downloads leak no open files and little memory", async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() }, ["--max-old-space-size=256"]);
  const { port, pid, origin } = server;
  const admin = await openAdmin(origin);
  for (let batch = 0; batch < 3; batch++) {
    const drafts = Array.from({ length: 400 }, () => aCalendarEventDraft({ date: "2099-05-01", description: LONG }));
    await admin.calendarEvents.add(drafts);
  }
  await openPage(origin).contactSubmissions.add(aContactSubmissionDraft({ notes: "acknowledged" }));
  const openFiles = () => readdirSync(`/proc/${pid}/fd`).length;
  const before = openFiles();
  const assets = readdirSync(join((await loadBuiltSite()).directory, "assets"));
  const script = `/assets/${assets.find((file) => /^react-.*\.js$/.test(file))}`;

  const unread: Socket[] = [];
  const leaveUnread = (connections: number, path: string, requests: number) => {
    for (let connection = 0; connection < connections; connection++) {
      const socket = connect({ host: "127.0.0.1", port }).on("error", () => {});
      socket.write(`GET ${path} HTTP/1.1\r\nHost: practice.example\r\n\r\n`.repeat(requests));
      unread.push(socket);
    }
  };
  const leave = () => {
    for (const socket of unread) socket.destroy();
  };
  onTestFinished(leave);
  leaveUnread(10, script, 3_000);
  leaveUnread(300, "/calendar.ics", 1);
  leaveUnread(300, "/calendar.ics", 8);
  leaveUnread(300, UPCOMING, 8);
  expect(await healthOf(origin)).toBe(200);

  const breakOff = () =>
    new Promise((resolve) => {
      const asked = get(origin + script, (response) => response.once("data", () => asked.destroy()));
      asked.on("error", () => {}).on("close", resolve);
    });
  for (let round = 0; round < 100; round++) await Promise.all(Array.from({ length: 10 }, breakOff));
  for (const range of ["bytes=5-2", "bytes=-5", "bytes=99999999-", "bytes=0-0,5-9", "bytes=--"])
    expect([200, 206, 416]).toContain((await fetch(origin + script, { headers: { range } })).status);
  expect(await healthOf(origin)).toBe(200);

  leave();
  await expect.poll(openFiles, { timeout: 60_000 }).toBeLessThanOrEqual(before + 5);
  const megabytes = mostMemoryOf(server);
  say(`910 connections left responses unread, 1,000 downloads were broken off: at most ${megabytes} MB were held`);
  expect(megabytes).toBeLessThan(MEMORY_MAX);
  expect((await (await openAdmin(origin)).inbox.list()).map(({ notes }) => notes)).toEqual(["acknowledged"]);
  expect(server.output()).not.toContain(" error ");
});
