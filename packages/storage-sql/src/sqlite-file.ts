import { closeSync, openSync, readSync, statSync } from "node:fs";
import { UnavailableError } from "@inner-light/core";

/** Byte 18 of a database file: 2 where it has a log beside it (sqlite.org/fileformat.html). Copies have none. */
function hasLog(descriptor: number): boolean {
  const byte = Buffer.alloc(1);
  readSync(descriptor, byte, 0, 1, 18);
  return byte[0] === 2;
}

/** The files of an open database. A write to one that was deleted or overwritten succeeds, and is lost. */
export class OpenFiles {
  readonly #files: readonly string[];
  /** Stays open, because closing it would give up SQLite's locks. */
  readonly #database: number;
  readonly #opened: string;

  constructor(file: string) {
    this.#files = [file, `${file}-wal`, `${file}-shm`];
    this.#database = openSync(file, "r");
    this.#opened = this.#numbers();
  }

  /** Throws `UnavailableError` when they are no longer those that were opened. */
  requireInPlace(): void {
    if (hasLog(this.#database) && this.#numbers() === this.#opened) return;
    throw new UnavailableError(
      "The database file was deleted or replaced while the server runs. Nothing is stored until the server starts again",
    );
  }

  close(): void {
    closeSync(this.#database);
  }

  #numbers(): string {
    return this.#files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino).join();
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
