import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { UnavailableError } from "@inner-light/core";

/** Byte 18 of a database file: 2 where it has a log beside it (sqlite.org/fileformat.html). Copies have none. */
function hasLog(descriptor: number): boolean {
  const byte = Buffer.alloc(1);
  readSync(descriptor, byte, 0, 1, 18);
  return byte[0] === 2;
}

/** Whether a log is empty, as after a checkpoint, or begins with one of its two magic numbers. */
function isLog(descriptor: number): boolean {
  const magic = Buffer.alloc(4);
  readSync(descriptor, magic, 0, 4, 0);
  return fstatSync(descriptor).size === 0 || magic.readUInt32BE() >>> 1 === 0x377f0682 >>> 1;
}

/** The files of an open database. A write to one that was deleted or overwritten succeeds, and is lost. */
export class OpenFiles {
  readonly #file: string;
  /** Stays open, because closing it would give up SQLite's locks. */
  readonly #descriptor: number;
  readonly #logDescriptor: number;
  readonly #opened: string;

  constructor(file: string) {
    this.#file = file;
    this.#descriptor = openSync(file, "r");
    this.#logDescriptor = openSync(`${file}-wal`, "r");
    this.#opened = this.#numbers();
  }

  /** Throws `UnavailableError` when they are no longer those that were opened. */
  requireInPlace(): void {
    if (hasLog(this.#descriptor) && isLog(this.#logDescriptor) && this.#numbers() === this.#opened) return;
    throw new UnavailableError(
      "The database file was deleted or replaced while the server runs. Nothing is stored until the server starts again",
    );
  }

  close(): void {
    closeSync(this.#descriptor);
    closeSync(this.#logDescriptor);
  }

  #numbers(): string {
    const files = ["", "-wal", "-shm"].map((suffix) => this.#file + suffix);
    return files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino).join();
  }
}

/** SQLite replays a log into any database that it is beside. Throws when the database is a copy, which has none. */
export function requireOwnLog(file: string): void {
  if (!statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) return;
  const descriptor = openSync(file, "r");
  const isOwn = hasLog(descriptor);
  closeSync(descriptor);
  if (isOwn) return;
  throw new UnavailableError(
    `Delete ${file}-wal and ${file}-shm: they are the log of the lost database, beside a copy`,
  );
}
