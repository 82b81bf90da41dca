import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { aCalendarEventDraft, aContactSubmissionDraft } from "@inner-light/core/testing";
import { runMain } from "@inner-light/site-server";
import { createSqlBackend, openSqlite } from "@inner-light/storage-sql";
import autocannon, { type Request } from "autocannon";
import { DATABASE_FILE } from "../src/data-folder.ts";
import buildSite from "../thorough/build-shared-site.ts";
import { startProcess } from "../thorough/child-process.ts";
import { say } from "../thorough/say.ts";

const EVENTS = 100;
const CONNECTIONS = 10;
const TODAY = new Date().toISOString().slice(0, 10);

let keys = 0;

/** What visitors ask for: the page with the coming events, those events when the page is looked at again, and a message. */
const ROWS: readonly { readonly name: string; readonly request: Request }[] = [
  { name: "page", request: { path: "/calendar" } },
  { name: "upcoming", request: { path: `/api/events/upcoming?from=${TODAY}&limit=10` } },
  {
    name: "message",
    request: {
      method: "POST",
      path: "/api/messages",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ draft: aContactSubmissionDraft({ notes: "Do you also read for horses? ".repeat(10) }) }),
      setupRequest: (request) => ({
        ...request,
        headers: { ...request.headers, "idempotency-key": `0123456789abcdef${keys++}` },
      }),
    },
  },
];

/**
 * `pnpm --filter server bench [--seconds 5]`: requests per second of the shared site on SQLite, with ten clients on the same
 * machine. Run it before and after a change of the server on a quiet machine: only such a pair can be compared.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { seconds: { type: "string", default: "5" } } });
  buildSite();
  const folder = mkdtempSync(join(tmpdir(), "bench-server-"));
  await addEvents(folder);
  const server = await startProcess({ DATA_DIR: folder, UNTHROTTLED: "1" });
  try {
    say(["", "per second", "p50 ms", "p99 ms", "errors"].map((head) => head.padStart(12)).join(""));
    for (const { name, request } of ROWS) {
      const { requests, latency, non2xx, errors } = await autocannon({
        url: server.origin,
        connections: CONNECTIONS,
        duration: Number(values.seconds),
        headers: { "accept-encoding": "br" },
        requests: [request],
      });
      const cells = [name, requests.average.toFixed(0), latency.p50, latency.p99, non2xx + errors];
      say(cells.map((cell) => String(cell).padStart(12)).join(""));
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

async function addEvents(folder: string): Promise<void> {
  const { calendarEvents, close } = await createSqlBackend({ database: openSqlite(join(folder, DATABASE_FILE)) });
  await calendarEvents.add(
    Array.from({ length: EVENTS }, (_, index) => aCalendarEventDraft({ title: `Event ${index}`, date: "2099-05-01" })),
  );
  await close();
}
