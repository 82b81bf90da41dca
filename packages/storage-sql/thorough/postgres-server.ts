import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DEBIAN_FOLDER = "/usr/lib/postgresql";

/** PGBIN or Debian's newest PostgreSQL, if any. */
export function findPostgres(): string | undefined {
  const folders = process.env["PGBIN"] === undefined ? debianFolders() : [process.env["PGBIN"]];
  return folders.find((bin) => existsSync(join(bin, "initdb")));
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  const versions = readdirSync(DEBIAN_FOLDER).toSorted((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(DEBIAN_FOLDER, version, "bin"));
}

export interface PostgresServer {
  readonly url: string;
  crash(): void;
  start(): void;
  stop(): void;
}

/** Starts a server with default durability in a temporary folder, listening on a socket there. */
export function startPostgres(bin: string): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-postgres-"));
  chmodSync(folder, 0o777);
  const data = join(folder, "data");
  run(bin, "initdb", ["--pgdata", data, "--auth", "trust", "--username", "postgres"]);
  const log = join(folder, "log");
  const options = `-c listen_addresses= -c unix_socket_directories=${folder}`;
  const start = () => run(bin, "pg_ctl", ["--pgdata", data, "--log", log, "--wait", "--options", options, "start"]);
  start();
  return {
    url: `postgres://postgres@localhost/postgres?host=${folder}`,
    start,
    crash: () => run(bin, "pg_ctl", ["--pgdata", data, "--mode", "immediate", "stop"]),
    stop() {
      run(bin, "pg_ctl", ["--pgdata", data, "--mode", "fast", "stop"]);
      rmSync(folder, { recursive: true });
    },
  };
}

function run(bin: string, program: string, parameters: readonly string[]): void {
  execFileSync(join(bin, program), parameters, { stdio: ["ignore", "ignore", "inherit"], cwd: "/", ...user() });
}

/** PostgreSQL refuses to run as root. Debian's package creates a user for it. */
function user(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
