import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { aCalendarEventDraft } from "@inner-light/core/testing";
import { expect, it, onTestFinished } from "vitest";
import { web } from "../server-paths.mjs";
import { loadBuiltSite } from "../src/pages/built-site.ts";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { say } from "./say.ts";
import { openAdmin, startServer } from "./server-under-test.ts";

it("a new build does not remove the running server's files", async () => {
  const { directory } = await loadBuiltSite();
  // A later build has other file names.
  writeFileSync(join(directory, "assets/earlier-1a2b3c4d.js"), "export {};");
  const environment = { DATA_DIR: temporaryFolder() };
  const server = await startServer(environment);
  const { calendarEvents } = await openAdmin(server.origin);
  const [event] = await calendarEvents.add([aCalendarEventDraft({ date: "2099-05-01" })]);
  const pages = ["/", "/aura-reading", "/calendar", "/calendar/poster", "/contact", "/admin", `/events/${event?.id}/`];
  const files = readdirSync(join(directory, "assets")).map((name) => `/assets/${name}`);

  const building = spawn(process.execPath, ["build/build.ts"], {
    cwd: web,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, STORAGE: "shared" },
  });
  onTestFinished(() => void building.kill());
  const built = once(building, "exit");
  let rounds = 0;
  const visit = async () => {
    for (const path of [...pages, ...files]) {
      const response = await fetch(server.origin + path);
      await response.arrayBuffer();
      expect(`${response.status} ${path}`).toBe(`200 ${path}`);
    }
    rounds += 1;
  };
  while (building.exitCode === null) await visit();
  expect(await built).toEqual([0, null]);
  await visit();
  say(`${rounds} rounds through ${pages.length} pages and ${files.length} files during a build: each was there`);

  expect((await loadBuiltSite()).directory).not.toBe(directory);
  await server.stop();
  const restarted = await startServer({ ...environment, PORT: String(server.port) });
  await visit();
  expect(restarted.output()).not.toContain(" error ");
});
