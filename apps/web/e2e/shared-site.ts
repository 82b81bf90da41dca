import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { repository, web } from "../build/paths.mjs";
import { test as base } from "./fixtures.ts";

export const SHARED_PASSWORD = "a long sentence nobody guesses";

/** A running server of the shared storage, on an empty database. */
interface SharedServer {
  readonly address: string;
  /** The mails that it has sent, whole. */
  readonly mails: readonly string[];
}

/** A journey on the site of a practice that shares its storage: built and started once per worker, as `npm run start:shared` does. */
export const test = base.extend<object, { readonly sharedServer: SharedServer }>({
  sharedServer: [
    async ({ browserName: _browserName }, use) => {
      build();
      const folder = await mkdtemp(join(tmpdir(), "inner-light-shared-"));
      const mails: string[] = [];
      const postOffice = await openPostOffice(mails);
      const server = spawn(process.execPath, ["apps/server/serve.mjs"], {
        cwd: repository,
        stdio: ["ignore", "pipe", "inherit"],
        env: {
          ...process.env,
          PORT: "0",
          DATA_DIR: folder,
          ADMIN_PASSWORD: SHARED_PASSWORD,
          SMTP_URL: postOffice.url,
          MAIL_TO: "owner@quiet-lane.com",
        },
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
  // This site does send requests, to the server that it came from.
  allowedProblems: [[/^request that sends something: \w+ http:\/\/localhost:\d+\/api\//], { scope: "test" }],
});

function build(): void {
  const { status, stderr } = spawnSync(process.execPath, ["build/build.ts"], {
    cwd: web,
    env: { ...process.env, STORAGE: "shared", NODE_ENV: undefined },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
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

/** A mail server that takes every mail. */
async function openPostOffice(mails: string[]): Promise<{ url: string; close(): void }> {
  const postOffice = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  const server = postOffice.listen(0, "localhost");
  await once(server, "listening");
  const { port }: AddressInfo = Object(server.address());
  return { url: `smtp://localhost:${port}`, close: () => postOffice.close() };
}
