import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository, web } from "../build/paths.mjs";

export const SHARED_PASSWORD = "a long sentence nobody guesses";

/** A running server of the shared storage, on an empty database. */
export interface SharedServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Builds the site of a practice that shares its storage, and starts its server, as `npm run start:shared` does. */
export async function startSharedServer(settings: NodeJS.ProcessEnv = {}): Promise<SharedServer> {
  build();
  const folder = await mkdtemp(join(tmpdir(), "inner-light-shared-"));
  const server = spawn(process.execPath, ["apps/server/serve.mjs"], {
    cwd: repository,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0", DATA_DIR: folder, ADMIN_PASSWORD: SHARED_PASSWORD, ...settings },
  });
  return {
    address: await addressOf(server),
    async stop() {
      server.kill("SIGTERM");
      await once(server, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

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
