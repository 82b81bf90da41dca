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

/** A bare git repository in a folder of its own, with one branch. */
export class BareRepository {
  readonly folder = mkdtempSync(join(tmpdir(), "inner-light-repository-"));
  readonly branch: string;
  /** What was committed last, so that a read starts no process. */
  readonly #files = new Map<string, CommittedFile>();

  constructor(branch: string, files: Readonly<Record<string, string>>) {
    this.branch = branch;
    this.git(["init", "--quiet", "--bare", "--template=", this.folder]);
    this.#commit(
      "Begin",
      "",
      Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]),
    );
  }

  /** What git prints. Throws what it complains of. */
  git(command: readonly string[], input?: Buffer): Buffer {
    const env = { ...ENVIRONMENT, GIT_DIR: this.folder };
    const { status, stdout, stderr } = spawnSync("git", command, { env, input, maxBuffer: 2 ** 26 });
    if (status !== 0) throw new Error(`git ${command.join(" ")}: ${stderr}`);
    return stdout;
  }

  /** A file as it was committed last; `null` where there is none. */
  latest(path: string): CommittedFile | null {
    return this.#files.get(path) ?? null;
  }

  /** The content of a file, as `git show` prints it; `null` where there is no such file. */
  show(path: string): Buffer | null {
    return this.#files.has(path) ? this.git(["show", `${this.branch}:${path}`]) : null;
  }

  /** Commits a file. Returns the hashes of its content and of the commit. */
  write(path: string, content: Buffer, message: string): { readonly content: string; readonly commit: string } {
    const commit = this.#commit(message, `from refs/heads/${this.branch}^0\n`, [[path, content]]);
    return { content: hashOf(content), commit };
  }

  /** Returns the hash of the commit. */
  #commit(message: string, from: string, files: readonly (readonly [path: string, content: Buffer])[]): string {
    const head = `commit refs/heads/${this.branch}\nmark :1\ncommitter owner <owner@quiet-lane.com> now\n`;
    const stream = [`${head}${dataOf(message)}${from}`, ...files.flatMap(changeOf), "get-mark :1\n"];
    const input = Buffer.concat(stream.map((part) => Buffer.from(part)));
    const commit = this.git(["fast-import", "--quiet", "--date-format=now"], input).toString().trim();
    for (const [path, content] of files) this.#files.set(path, { content, hash: hashOf(content) });
    return commit;
  }

  /** How many commits have changed a file. */
  commitsOf(path: string): number {
    return Number(this.git(["rev-list", "--count", this.branch, "--", path]).toString());
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
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
