import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Neither this machine's configuration nor the repository around the tests counts. */
const ENVIRONMENT = {
  PATH: process.env["PATH"],
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
};

/** A bare git repository in a folder of its own, with one branch. */
export class BareRepository {
  readonly folder = mkdtempSync(join(tmpdir(), "inner-light-repository-"));
  readonly branch: string;

  constructor(branch: string, files: Readonly<Record<string, string>>) {
    this.branch = branch;
    this.git(["init", "--quiet", "--bare", "--template=", this.folder]);
    const changes = Object.entries(files).map(([path, text]) => change(path, Buffer.from(text)));
    this.#commit("Begin", "", changes);
  }

  /** What git prints. Throws what it complains of. */
  git(command: readonly string[], input?: Buffer): Buffer {
    const env = { ...ENVIRONMENT, GIT_DIR: this.folder };
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
    this.#commit(message, `from refs/heads/${this.branch}^0\n`, [change(path, content)]);
    const [hash = "", commit = ""] = this.#line("rev-parse", `${this.branch}:${path}`, this.branch).split("\n");
    return { content: hash, commit };
  }

  #commit(message: string, from: string, changes: readonly Buffer[]): void {
    const head = `commit refs/heads/${this.branch}\ncommitter owner <owner@quiet-lane.com> now\n${dataOf(message)}${from}`;
    this.git(["fast-import", "--quiet", "--date-format=now"], Buffer.concat([Buffer.from(head), ...changes]));
  }

  /** How many commits have changed a file. */
  commitsOf(path: string): number {
    return Number(this.#line("rev-list", "--count", this.branch, "--", path));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** A part of what `git fast-import` reads: the length of a text in bytes, and the text. */
const dataOf = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;

const change = (path: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`M 100644 inline ${path}\ndata ${content.length}\n`), content, Buffer.from("\n")]);
