import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Failure, runMain } from "web/build/failure.mjs";
import { repository } from "web/build/paths.mjs";
import { buildSite } from "./build-site.ts";
import { type ServerProcess, startProcess } from "./child-process.ts";
import { COMPARISON_HEAD, compare } from "./compare.ts";
import { GROWTH_HEAD, measureGrowth, seed } from "./growth.ts";
import { load } from "./load.ts";
import { say } from "./say.ts";
import { calendarPage, message, staticPage, upcoming } from "./targets.ts";

const SEEDED = 100;
const CONNECTIONS = 10;
const MANY_CONNECTIONS = 100;
const MORE_MEMORY = 1.1;

/**
 * `pnpm bench:server [--rounds 3] [--seconds 5] [--hold 60] [--requests 100000] [--sizes 100,1000,10000]`: the server of
 * the shared storage on SQLite, beside a bare Hono route and a bare insert, all on this machine and disk. `--short` is a
 * run of a minute that shows that everything works.
 */
await runMain(async () => {
  const { rounds, seconds, hold, requests, sizes } = readArguments();
  buildSite();
  const data = join(repository, "reports");
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, "bench-server-"));
  const folderOf = (name: string) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const running: ServerProcess[] = [];
  const start = async (program: string, environment: NodeJS.ProcessEnv) => {
    const server = await startProcess(program, environment);
    running.push(server);
    return server;
  };
  try {
    const seeded = folderOf("seeded");
    await seed(seeded, SEEDED);
    const server = await start("serve.ts", { DATA_DIR: seeded, UNTHROTTLED: "1" });
    const { origin } = server;
    const bytes = await (await fetch(upcoming(origin).url)).text();
    const bare = await start("bare-server.ts", { BYTES: bytes, DATABASE: join(folder, "bare.sqlite") });

    say(`\n${COMPARISON_HEAD}`);
    await compare(
      {
        name: `/calendar with events, beside its static file`,
        ours: calendarPage(origin),
        theirs: staticPage(origin),
        connections: CONNECTIONS,
        goal: 0.8,
      },
      { rounds, seconds },
    );
    await compare(
      {
        name: "upcoming, beside a bare route with the same bytes",
        ours: upcoming(origin),
        theirs: { url: `${bare.origin}/upcoming` },
        connections: CONNECTIONS,
        goal: 0.7,
      },
      { rounds, seconds },
    );
    for (const connections of [1, CONNECTIONS]) {
      await compare(
        {
          name: `a message, beside a bare durable insert, ${connections} at once`,
          ours: message(`${origin}/api/messages`),
          theirs: message(`${bare.origin}/messages`),
          connections,
          goal: 0.7,
        },
        { rounds, seconds },
      );
    }

    const mixed = [calendarPage(origin), upcoming(origin), staticPage(origin)];
    const held = await load(mixed, { connections: MANY_CONNECTIONS, seconds: hold });
    say(
      `\n${MANY_CONNECTIONS} connections for ${hold} s: ${held.perSecond.toFixed(0)} per second, p99 ${held.p99} ms, ${held.failures} errors`,
    );

    const fresh = await start("serve.ts", { DATA_DIR: folderOf("memory"), UNTHROTTLED: "1" });
    const visits = [
      calendarPage(fresh.origin),
      upcoming(fresh.origin),
      staticPage(fresh.origin),
      message(`${fresh.origin}/api/messages`),
    ];
    await load(visits, { connections: CONNECTIONS, requests: requests / 10 });
    const early = await fresh.memory();
    await load(visits, { connections: CONNECTIONS, requests: (requests * 9) / 10 });
    const late = await fresh.memory();
    const verdict = late <= early * MORE_MEMORY ? "met" : "missed";
    say(
      `Memory after ${requests / 10} requests ${megabytes(early)}, after ${requests} ${megabytes(late)}: ` +
        `${(late / early).toFixed(2)}x, goal ≤ ${MORE_MEMORY}x ${verdict}`,
    );
    await Promise.all(running.map((one) => one.stop()));

    say(`\n${GROWTH_HEAD}`);
    for (const size of sizes) await measureGrowth(folderOf(String(size)), size, seconds);
    say(`\nMedians of ${rounds} rounds of ${seconds} s; the machine's load at the end: ${loadavg()[0]?.toFixed(1)}.`);
  } finally {
    await Promise.all(running.map((one) => one.kill()));
    rmSync(folder, { recursive: true });
  }
});

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MB`;
}

function readArguments() {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== "--"),
    options: {
      rounds: { type: "string" },
      seconds: { type: "string" },
      hold: { type: "string" },
      requests: { type: "string" },
      sizes: { type: "string" },
      short: { type: "boolean", default: false },
    },
  });
  const defaults = values.short
    ? { rounds: "1", seconds: "1", hold: "3", requests: "4000", sizes: "10,100" }
    : { rounds: "3", seconds: "5", hold: "60", requests: "100000", sizes: "100,1000,10000" };
  const numberOf = (name: "rounds" | "seconds" | "hold" | "requests") => positive(values[name] ?? defaults[name]);
  return {
    rounds: numberOf("rounds"),
    seconds: numberOf("seconds"),
    hold: numberOf("hold"),
    requests: numberOf("requests"),
    sizes: (values.sizes ?? defaults.sizes).split(",").map(positive),
  };
}

function positive(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Failure(`"${text}" must be a whole number above 0.`);
  return number;
}
