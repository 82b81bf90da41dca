import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Neither this machine's configuration nor the repository around the tests counts. */
const ENVIRONMENT = {
  PATH: process.env["PATH"],
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  ...{ GIT_AUTHOR_NAME: "owner", GIT_AUTHOR_EMAIL: "owner@quiet-lane.com" },
  ...{ GIT_COMMITTER_NAME: "owner", GIT_COMMITTER_EMAIL: "owner@quiet-lane.com" },
};

/** A bare git repository in a folder of its own, with one branch. */
export class BareRepository {
  readonly folder = mkdtempSync(join(tmpdir(), "inner-light-repository-"));
  readonly branch: string;

  constructor(branch: string, files: Readonly<Record<string, string>>) {
    this.branch = branch;
    this.git(["init", "--quiet", "--bare", this.folder]);
    for (const [path, text] of Object.entries(files)) this.write(path, Buffer.from(text), "Begin");
  }

  /** What git prints. Throws what it complains of. */
  git(command: readonly string[], input?: Buffer): Buffer {
    const env = { ...ENVIRONMENT, GIT_DIR: this.folder, GIT_INDEX_FILE: join(this.folder, "index.own") };
    const { status, stdout, stderr } = spawnSync("git", command, { env, input, maxBuffer: 2 ** 26 });
    if (status !== 0) throw new Error(`git ${command.join(" ")}: ${stderr}`);
    return stdout;
  }

  #line(...command: string[]): string {
    return this.git(command).toString().trim();
  }

  /** The hash of a file's content; `null` where there is no such file. */
  hashOf(path: string): string | null {
    const [, , hash] = this.#line("ls-tree", this.branch, "--", path).split(/\s/);
    return hash ?? null;
  }

  /** The content of a file, as `git show` prints it; `null` where there is no such file. */
  show(path: string): Buffer | null {
    return this.hashOf(path) === null ? null : this.git(["show", `${this.branch}:${path}`]);
  }

  /** Commits a file. Returns the hashes of its content and of the commit. */
  write(path: string, content: Buffer, message: string): { readonly content: string; readonly commit: string } {
    const hash = this.git(["hash-object", "-w", "--stdin"], content).toString().trim();
    const [parent = ""] = this.#line("for-each-ref", "--format=%(objectname)", `refs/heads/${this.branch}`).split("\n");
    this.git(parent === "" ? ["read-tree", "--empty"] : ["read-tree", parent]);
    this.git(["update-index", "--add", "--cacheinfo", `100644,${hash},${path}`]);
    const parents = parent === "" ? [] : ["-p", parent];
    const commit = this.#line("commit-tree", this.#line("write-tree"), ...parents, "-m", message);
    this.git(["update-ref", `refs/heads/${this.branch}`, commit, parent]);
    return { content: hash, commit };
  }

  /** How many commits have changed a file. */
  commitsOf(path: string): number {
    return Number(this.#line("rev-list", "--count", this.branch, "--", path));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
