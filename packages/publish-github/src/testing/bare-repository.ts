import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Neither this machine's configuration nor the repository around the tests counts. */
const ENVIRONMENT = {
  PATH: process.env["PATH"],
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
};

/** A file as the branch has it. */
interface CommittedFile {
  readonly content: Buffer;
  readonly hash: string;
}

/** A bare git repository in a folder of its own, with one branch. Commits wait in memory until git is asked for something. */
export class BareRepository {
  readonly branch: string;
  readonly #folder = mkdtempSync(join(tmpdir(), "inner-light-repository-"));
  /** What was committed last, so that a read starts no process. */
  readonly #files = new Map<string, CommittedFile>();
  /** What `git fast-import` has yet to read. */
  readonly #waiting: Buffer[] = [];
  #isBegun = false;

  constructor(branch: string, files: Readonly<Record<string, string>>) {
    this.branch = branch;
    this.#commit(
      "Begin",
      Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]),
    );
  }

  /** What git prints. Throws what it complains of. */
  git(command: readonly string[]): Buffer {
    if (!this.#isBegun) this.#run(["init", "--quiet", "--bare", "--template=", this.#folder]);
    this.#isBegun = true;
    if (this.#waiting.length > 0)
      this.#run(["fast-import", "--quiet", "--date-format=now"], Buffer.concat(this.#waiting.splice(0)));
    return this.#run(command);
  }

  #run(command: readonly string[], input?: Buffer): Buffer {
    const env = { ...ENVIRONMENT, GIT_DIR: this.#folder };
    const { status, stdout, stderr } = spawnSync("git", command, { env, input, maxBuffer: 2 ** 26 });
    if (status !== 0) throw new Error(`git ${command.join(" ")}: ${stderr}`);
    return stdout;
  }

  /** The last committed version of a file; `null` if the file does not exist. */
  latest(path: string): CommittedFile | null {
    return this.#files.get(path) ?? null;
  }

  /** The content of a file, as `git show` prints it; `null` where there is no such file. */
  show(path: string): Buffer | null {
    return this.#files.has(path) ? this.git(["show", `${this.branch}:${path}`]) : null;
  }

  /** Commits a file. Returns the hash of its content. */
  write(path: string, content: Buffer, message: string): string {
    this.#commit(message, [[path, content]]);
    return hashOf(content);
  }

  #commit(message: string, files: readonly (readonly [path: string, content: Buffer])[]): void {
    const ref = `refs/heads/${this.branch}`;
    // Within one import, a commit follows the one before by itself.
    const from = this.#isBegun && this.#waiting.length === 0 ? `from ${ref}^0\n` : "";
    const head = `commit ${ref}\ncommitter owner <owner@quiet-lane.com> now\n${dataOf(message)}${from}`;
    this.#waiting.push(...[head, ...files.flatMap(changeOf)].map((part) => Buffer.from(part)));
    for (const [path, content] of files) this.#files.set(path, { content, hash: hashOf(content) });
  }

  /** How many commits have changed a file. */
  commitsOf(path: string): number {
    return Number(this.git(["rev-list", "--count", this.branch, "--", path]).toString());
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

/** The name that git gives to a content. */
const hashOf = (content: Buffer) => hash("sha1", Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]));

/** A part of what `git fast-import` reads: the length of a text in bytes, and the text. */
const dataOf = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;

const changeOf = ([path, content]: readonly [path: string, content: Buffer]) => [
  `M 100644 inline ${path}\ndata ${content.length}\n`,
  content,
  "\n",
];
