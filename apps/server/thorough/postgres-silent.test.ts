import { createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { aPostgres } from "./postgres.ts";
import { healthOf, openPage, startServer } from "./server-under-test.ts";

/** The name of PostgreSQL's socket in its folder. */
const SOCKET = ".s.PGSQL.5432";

it("while PostgreSQL is silent every request is answered, and then the server needs no restart", async () => {
  const line = await aLineTo(aPostgres().url);
  const { origin } = await startServer({ DATABASE_URL: line.url, DATA_DIR: temporaryFolder(), UNTHROTTLED: "1" });
  const page = openPage(origin);
  await page.contactSubmissions.add(aContactSubmissionDraft());
  expect(await healthOf(origin)).toBe(200);

  line.silence();
  for (let time = 0; time < 3; time++) {
    expect((await fetch(`${origin}/calendar`)).status).toBe(200);
    const upcoming = await fetch(`${origin}/api/events/upcoming?from=2026-05-01&limit=11`);
    expect(upcoming.status).toBe(503);
    const sent = page.contactSubmissions.add(aContactSubmissionDraft());
    await expect(sent).rejects.toMatchObject({ code: "unavailable" });
  }
  line.resume();
  await expect.poll(() => healthOf(origin), { timeout: 30_000 }).toBe(200);
  await page.contactSubmissions.add(aContactSubmissionDraft());
});

/** A line to a PostgreSQL that can fall silent: nothing goes through, and nothing is closed. */
async function aLineTo(url: string) {
  const target = join(new URL(url).searchParams.get("host") ?? "", SOCKET);
  const folder = temporaryFolder();
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = createConnection(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => isSilent || to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => isSilent || to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(join(folder, SOCKET), resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const silent = new URL(url);
  silent.searchParams.set("host", folder);
  return {
    url: silent.href,
    silence() {
      isSilent = true;
    },
    /** Connections that lost bytes meanwhile stay silent for good, as behind a firewall that forgot them. */
    resume() {
      isSilent = false;
    },
  };
}
