import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--no-first-run",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-extensions",
  "--ignore-certificate-errors",
  "--remote-debugging-port=0",
];

const START_LIMIT_MS = 30_000;

/** Starts a browser with a new profile, passes its debugging port to `use`, and ends it afterwards. */
export async function withFreshChromium<Result>(
  program: string,
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), "bench-"));
  const browser = spawn(program, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  try {
    return await use(await debuggingPort(join(profile, "DevToolsActivePort")));
  } finally {
    // The whole process group, because on some systems the program is a script that starts the browser.
    if (browser.pid !== undefined) process.kill(-browser.pid);
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Chromium writes its port to a file in the profile. */
async function debuggingPort(file: string): Promise<number> {
  for (let waited = 0; waited < START_LIMIT_MS; waited += 50) {
    const port = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
    if (port > 0) return port;
    await wait(50);
  }
  throw new Error(`Chromium did not start within ${START_LIMIT_MS / 1000} seconds`);
}
