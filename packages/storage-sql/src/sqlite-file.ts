import { closeSync, openSync, readSync, statSync } from "node:fs";
import { UnavailableError } from "@inner-light/core";

/** Byte 18 of a database file: 2 where it has a log beside it (sqlite.org/fileformat.html). Copies have none. */
function hasLog(descriptor: number): boolean {
  const byte = Buffer.alloc(1);
  readSync(descriptor, byte, 0, 1, 18);
  return byte[0] === 2;
}

/** Whether a log has its head where its index counts frames in it (sqlite.org/walformat.html). */
function isLogWhole(log: number, index: number): boolean {
  const [head, frames] = [Buffer.alloc(4), Buffer.alloc(4)];
  readSync(log, head, 0, 4, 0);
  readSync(index, frames, 0, 4, 16);
  return frames.equals(NONE) || !head.equals(NONE);
}

const NONE = Buffer.alloc(4);

/** The files of an open database. A write to one that was deleted, overwritten or emptied succeeds, and is lost. */
export class OpenFiles {
  readonly #files: readonly [database: string, log: string, index: string];
  /** Stay open, because closing one would give up SQLite's locks. */
  readonly #descriptors: readonly [database: number, log: number, index: number];
  readonly #opened: string;

  constructor(file: string) {
    this.#files = [file, `${file}-wal`, `${file}-shm`];
    this.#descriptors = [openSync(file, "r"), openSync(`${file}-wal`, "r"), openSync(`${file}-shm`, "r")];
    this.#opened = this.#numbers();
  }

  /** Throws `UnavailableError` when they are no longer those that were opened. */
  requireInPlace(): void {
    const [database, log, index] = this.#descriptors;
    if (hasLog(database) && isLogWhole(log, index) && this.#numbers() === this.#opened) return;
    throw new UnavailableError(
      "The database file was deleted or replaced while the server runs. Nothing is stored until the server starts again",
    );
  }

  close(): void {
    for (const descriptor of this.#descriptors) closeSync(descriptor);
  }

  #numbers(): string {
    return this.#files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino).join();
  }
}
