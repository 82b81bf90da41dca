import { expect, vi } from "vitest";
import { StorageFullError, StorageUnavailableError, StorageVersionError, StorageWriteError } from "../shared/errors.ts";
import type { ContractCase } from "./contract.ts";
import type { StoredHarness, StoredRepository } from "./stored-noun.ts";

/** A write other than adding and removing, as the cases below need to know it. */
export interface StoredWrite<Repository extends StoredRepository> {
  /** What the case is about: "an update". */
  readonly name: string;
  /** The list's key. */
  readonly key: string;
  /** The records that are stored before. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
  /** Does it; resolves once it is done. */
  write(repository: Repository): Promise<unknown>;
}

/** What any write to a list under a key promises when its storage fails: a typed error, and nothing changed. */
export function storedWriteCases<Repository extends StoredRepository>({
  name,
  key,
  records,
  write,
}: StoredWrite<Repository>): ContractCase<StoredHarness<Repository>>[] {
  const before = JSON.stringify(records);
  return [
    {
      key: `B1 ${name}`,
      promise: "is refused by a blocked storage, and works once it is unblocked",
      async prove({ open, storage }) {
        storage.put(key, before);
        for (const access of ["throws", "null", "undefined"] as const) {
          storage.plan({ access });
          await expect(write(open())).rejects.toBeInstanceOf(StorageUnavailableError);
        }
        storage.plan({ read: () => true });
        await expect(write(open())).rejects.toBeInstanceOf(StorageUnavailableError);
        storage.heal();
        expect(storage.entries()).toEqual({ [key]: before });
        await write(open());
        expect(storage.text(key)).not.toBe(before);
      },
    },
    {
      key: `B3 ${name}`,
      promise: "that does not fit is refused: nothing changed, nobody told, and no second try",
      async prove({ open, storage }) {
        storage.put(key, before);
        const repository = open();
        const listing = await repository.list();
        const listener = vi.fn();
        repository.subscribe(listener);
        storage.plan({ write: () => "full" });
        await expect(write(repository)).rejects.toBeInstanceOf(StorageFullError);
        expect(storage.writes).toBe(1);
        expect(storage.entries()).toEqual({ [key]: before });
        expect(await repository.list()).toEqual(listing);
        expect(listener).not.toHaveBeenCalled();
      },
    },
    {
      key: `B4 ${name}`,
      promise: "that is refused, ignored or altered is a typed error, leaves no ghost, and works the next time",
      async prove({ open, storage }) {
        storage.put(key, before);
        const repository = open();
        for (const fault of ["refused", "ignored", "altered"] as const) {
          storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
          await expect(write(repository)).rejects.toBeInstanceOf(StorageWriteError);
          expect(storage.entries()).toEqual({ [key]: before });
        }
        storage.heal();
        await write(repository);
        expect(await repository.list()).toEqual(await open().list());
        expect(storage.text(key)).not.toBe(before);
      },
    },
    {
      key: `C4 ${name}`,
      promise: "leaves what cannot be read where it is",
      async prove({ open, storage }) {
        const stored = [null, ...records, { title: 7 }, "x"];
        storage.put(key, JSON.stringify(stored));
        await write(open());
        const after: unknown[] = JSON.parse(storage.text(key) ?? "");
        expect(after).toEqual(expect.arrayContaining([null, { title: 7 }, "x"]));
        expect(after[0]).toBeNull();
        expect((await open().list()).issues).toHaveLength(3);
      },
    },
    {
      key: `C10 ${name}`,
      promise: "does not touch what a later version of the site keeps",
      async prove({ open, storage }) {
        storage.put(key, before);
        storage.put(`${key}:version`, "2");
        await expect(write(open())).rejects.toBeInstanceOf(StorageVersionError);
        expect(storage.writes).toBe(0);
      },
    },
  ];
}
