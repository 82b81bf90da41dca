import { expect } from "vitest";
import { backupText } from "../backup/backup.ts";
import { readBackup } from "../backup/read-backup.ts";
import { ValidationError } from "../shared/errors.ts";
import type { StoredData, StoredEntries } from "../stored-data/stored-data.ts";
import { type ContractCase, type ContractHarness, type ContractOptions, describeContract } from "./contract.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";

export interface StoredDataHarness extends ContractHarness {
  /** The store of this harness, which begins with nothing. Called again, it answers as a second visit would find it. */
  open(): StoredData;
}

const DAMAGED: StoredEntries = {
  calendarEvents: '[{"id":1',
  "calendarEvents:quarantine:811c9dc5-4": "null",
  "calendarEvents:version": "2",
  contactSubmissions: "[null,{}]",
  "contactSubmissions:read": "[1,2]",
  carouselImages: "",
};

const CASES: readonly ContractCase<StoredDataHarness>[] = [
  {
    key: "R1",
    promise: "what it is made to hold is what it answers, byte for byte, on the next visit too",
    async prove({ open }) {
      await open().rewrite(() => DAMAGED);
      expect(await open().read()).toEqual(DAMAGED);
      for (const text of HOSTILE_TEXTS) {
        const entries = { calendarEvents: text, [`carouselImages:${text}`]: text };
        await open().rewrite(() => entries);
        expect(await open().read()).toEqual(entries);
      }
    },
  },
  {
    key: "R2",
    promise: "a change is made from what is stored, and what it leaves out is gone",
    async prove({ open }) {
      await open().rewrite(() => DAMAGED);
      await open().rewrite(({ contactSubmissions, ...others }) => ({
        ...others,
        carouselImages: `${contactSubmissions}!`,
      }));
      const { contactSubmissions, ...others } = DAMAGED;
      expect(await open().read()).toEqual({ ...others, carouselImages: `${contactSubmissions}!` });
      await open().rewrite(() => ({}));
      expect(await open().read()).toEqual({});
    },
  },
  {
    key: "R3",
    promise: "keys that are not the site's are refused, and nothing has changed",
    async prove({ open }) {
      await open().rewrite(() => DAMAGED);
      for (const key of ["theme", "", "__proto__", "calendarEventsOfAnotherApp", "backup:lastMadeAt"]) {
        const entries = Object.fromEntries([["calendarEvents", "[]"] as const, [key, "dark"] as const]);
        const fields = [{ field: key, message: "not of this site" }];
        const refused = open().rewrite(() => entries);
        await expect(refused).rejects.toThrow(ValidationError);
        await expect(refused).rejects.toHaveProperty("fields", fields);
        expect(await open().read()).toEqual(DAMAGED);
      }
    },
  },
  {
    key: "R4",
    promise: "a change that fails changes nothing, and its failure is passed on",
    async prove({ open }) {
      await open().rewrite(() => DAMAGED);
      const failing = open().rewrite(() => {
        throw new RangeError("on second thought");
      });
      await expect(failing).rejects.toThrow("on second thought");
      expect(await open().read()).toEqual(DAMAGED);
    },
  },
  {
    key: "R5",
    promise: "changing an answer, or what was handed in, changes nothing stored",
    async prove({ open }) {
      const handedIn = { calendarEvents: "[]" };
      await open().rewrite(() => handedIn);
      handedIn.calendarEvents = "changed";
      Object.assign(await open().read(), { calendarEvents: "changed" });
      await expect(
        open().rewrite((stored) => {
          Object.assign(stored, { calendarEvents: "changed" });
          throw new RangeError();
        }),
      ).rejects.toThrow();
      expect(await open().read()).toEqual({ calendarEvents: "[]" });
    },
  },
  {
    key: "R6",
    promise: "it says how much it holds",
    async prove({ open }) {
      const { used } = await open().usage();
      await open().rewrite(() => ({ carouselImages: "12345" }));
      expect((await open().usage()).used).toBe(used + "carouselImages12345".length);
    },
  },
  {
    key: "R7",
    promise: "a backup brings back what was there when it was made",
    async prove({ open }) {
      await open().rewrite(() => DAMAGED);
      const text = backupText({ createdAt: "2026-05-01T12:00:00.000Z", entries: await open().read() });
      await open().rewrite(() => ({ calendarEvents: "[]", "carouselImages:version": "7" }));
      const reading = readBackup(text);
      await open().rewrite((stored) => ("backup" in reading ? reading.backup.entries : stored));
      expect(await open().read()).toEqual(DAMAGED);
    },
  },
];

/** What every `StoredData` promises, whatever it keeps its entries in. */
export function describeStoredData(
  name: string,
  createHarness: () => StoredDataHarness | Promise<StoredDataHarness>,
  options?: ContractOptions,
): void {
  describeContract(`${name} keeps the contract of StoredData`, CASES, createHarness, options);
}
