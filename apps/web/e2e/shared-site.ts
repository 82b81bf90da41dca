import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { repository, web } from "../build/paths.mjs";
import { test as base } from "./browser-test.ts";

export const SHARED_PASSWORD = "a long sentence nobody guesses";

/** A running server of the shared storage, on an empty database, and the mails that it has sent, whole. */
interface SharedServer {
  readonly address: string;
  readonly mails: readonly string[];
}

/** A test on the site of a practice that shares its storage: built and started once per worker, as `npm run start:shared` does. */
export const test = base.extend<object, { readonly sharedServer: SharedServer }>({
  sharedServer: [
    async ({ browserName: _browserName }, use) => {
      // Only the budgets, which the thorough run checks, ask how small the files are.
      const plain = process.env["THOROUGH"] === "1" ? {} : { UNCOMPRESSED: "1" };
      const env = { ...process.env, STORAGE: "shared", NODE_ENV: undefined, ...plain };
      const { status, stderr } = spawnSync(process.execPath, ["build/build.ts"], { cwd: web, env, encoding: "utf8" });
      if (status !== 0) throw new Error(stderr);
      const mails: string[] = [];
      const postOffice = openPostOffice(mails);
      await once(postOffice, "listening");
      const { port }: AddressInfo = Object(postOffice.address());
      const folder = await mkdtemp(join(tmpdir(), "inner-light-shared-"));
      const mailing = { SMTP_URL: `smtp://localhost:${port}`, MAIL_TO: "owner@quiet-lane.com" };
      const server = spawn(process.execPath, ["apps/server/serve.mjs"], {
        cwd: repository,
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, PORT: "0", DATA_DIR: folder, ADMIN_PASSWORD: SHARED_PASSWORD, ...mailing },
      });
      await use({ address: await addressOf(server), mails });
      server.kill("SIGTERM");
      await once(server, "exit");
      postOffice.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ sharedServer }, use) => use(sharedServer.address),
  // This site does send requests, to the server that it came from, which may go away.
  allowedProblems: [
    [/^(request that sends something: \w+ |.*ERR_FAILED \()http:\/\/localhost:\d+\/api\//],
    { scope: "test" },
  ],
});

/** A mail server that takes every mail. */
function openPostOffice(mails: string[]) {
  const postOffice = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    async onData(stream, _session, done) {
      mails.push(Buffer.concat(await stream.toArray()).toString());
      done();
    },
  });
  return postOffice.listen(0, "localhost");
}

/** The address that the server writes once it listens. */
async function addressOf(server: ChildProcess): Promise<string> {
  let output = "";
  for await (const chunk of server.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(chunk);
    const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The server did not start: ${output}`);
}
