import { expect, vi } from "vitest";
import type { ContactSubmission } from "../contact-submission/contact-submission.ts";
import type { ContactSubmissionRepository } from "../contact-submission/contact-submission-repository.ts";
import { NotFoundError, ValidationError } from "../shared/errors.ts";
import { isRecordId } from "../shared/record-id.ts";
import { type ContractCase, type ContractHarness, type ContractOptions, describeContract } from "./contract.ts";
import type { FixedClock } from "./fixed-clock.ts";
import { aContactSubmission, aContactSubmissionDraft, tryToChange } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";

export interface ContactSubmissionRepositoryHarness extends ContractHarness {
  /** A repository on the one store of this harness: called again, it answers as a second visit would find it. */
  open(): ContactSubmissionRepository;
  /** The clock those repositories read. */
  readonly clock: FixedClock;
}

const CASES: readonly ContractCase<ContactSubmissionRepositoryHarness>[] = [
  {
    key: "A1",
    promise: "a store never written to lists nothing, and says that it is absent",
    async prove({ open }) {
      expect(await open().list()).toEqual({ items: [], state: "absent", issues: [] });
    },
  },
  {
    key: "A3",
    promise: "what was sent is there on the next visit, with exactly the fields of a submission",
    async prove({ open, clock }) {
      const added = await open().add(aContactSubmissionDraft());
      const timestamp = new Date(clock.now()).toISOString();
      expect(added).toStrictEqual({ ...aContactSubmissionDraft(), id: clock.now(), timestamp });
      expect(await open().list()).toStrictEqual({ items: [added], state: "ok", issues: [] });
    },
  },
  {
    key: "A4",
    promise: "removing takes that one message away; one that is not there is an error, and nobody hears of it",
    async prove({ open }) {
      const repository = open();
      const [first, second] = [
        await repository.add(aContactSubmissionDraft({ fullName: "First" })),
        await repository.add(aContactSubmissionDraft({ fullName: "Second" })),
      ];
      const listener = vi.fn();
      repository.subscribe(listener);
      await repository.remove(first.id);
      expect(listener).toHaveBeenCalledTimes(1);
      expect((await open().list()).items).toEqual([second]);
      await expect(repository.remove(first.id)).rejects.toBeInstanceOf(NotFoundError);
      expect(listener).toHaveBeenCalledTimes(1);
    },
  },
  {
    key: "A4 undo",
    promise: "what was removed can be put back as it was, and if its id is taken by then, under the next free one",
    async prove({ open, clock }) {
      const repository = open();
      const removed = await repository.add(aContactSubmissionDraft({ fullName: "Removed" }));
      await repository.remove(removed.id);
      clock.set(Number.NaN);
      const listener = vi.fn();
      repository.subscribe(listener);
      expect(await repository.restore(removed)).toStrictEqual(removed);
      expect(listener).toHaveBeenCalledTimes(1);
      expect((await open().list()).items).toEqual([removed]);
      const twin = await repository.restore(removed);
      expect(twin).toStrictEqual({ ...removed, id: removed.id + 1 });
      expect((await open().list()).items).toEqual([removed, twin]);
    },
  },
  {
    key: "R3",
    promise: "what could not be read again is not put back, and everything that could is, whatever a form would say",
    async prove({ open }) {
      const refused = (change: Partial<ContactSubmission>) =>
        expect(open().restore(aContactSubmission(change))).rejects.toBeInstanceOf(ValidationError);
      for (const id of [-1, 0.5, Number.NaN, 2 ** 53]) await refused({ id });
      for (const timestamp of ["", "yesterday", "2026-05-01"]) await refused({ timestamp });
      expect((await open().list()).state).toBe("absent");
      const blank = aContactSubmission({ fullName: "", address: " ", phone: "", email: "none", notes: "" });
      expect(await open().restore(blank)).toStrictEqual(blank);
      expect(await open().list()).toEqual({ items: [blank], state: "ok", issues: [] });
    },
  },
  {
    key: "A5",
    promise: "notes may be left out, and are then empty",
    async prove({ open }) {
      const { notes: _, ...draft } = aContactSubmissionDraft();
      await open().add(draft);
      await open().add({ ...draft, notes: undefined });
      await open().add({ ...draft, notes: "" });
      expect((await open().list()).items.map(({ notes }) => notes)).toEqual(["", "", ""]);
    },
  },
  {
    key: "A6",
    promise: "changing an answer changes nothing stored",
    async prove({ open }) {
      const repository = open();
      const draft = aContactSubmissionDraft();
      const added = await repository.add(draft);
      const before = await repository.list();
      tryToChange(draft, { fullName: "changed" });
      tryToChange(added, { fullName: "changed" });
      const { items } = await repository.list();
      tryToChange(items[0] ?? {}, { fullName: "changed" });
      tryToChange(items, { length: 0 });
      expect(await repository.list()).toEqual(before);
      expect((await open().list()).items[0]?.fullName).toBe("Alma Reyes");
    },
  },
  {
    key: "C8",
    promise: "every text comes back as it was typed, in every field",
    async prove({ open }) {
      const texts = [...HOSTILE_TEXTS, "x".repeat(100_000)];
      for (const text of texts) {
        await open().add(aContactSubmissionDraft({ fullName: text, address: text, phone: text, notes: text }));
      }
      const { items } = await open().list();
      for (const field of ["fullName", "address", "phone", "notes"] as const) {
        expect(items.map((submission) => submission[field])).toEqual(texts);
      }
    },
  },
  {
    key: "D1",
    promise: "messages of one millisecond get ids of their own, and keep their order",
    async prove({ open }) {
      const repository = open();
      const names = Array.from({ length: 50 }, (_, index) => `visitor ${index}`);
      await Promise.all(names.map((fullName) => repository.add(aContactSubmissionDraft({ fullName }))));
      const { items } = await open().list();
      expect(items.map(({ fullName }) => fullName)).toEqual(names);
      expect(new Set(items.map(({ id }) => id)).size).toBe(names.length);
    },
  },
  {
    key: "D2",
    promise: "a clock that goes back, or is broken, still gives every message an id and a timestamp",
    async prove({ open, clock }) {
      const moments = [
        clock.now(),
        clock.now() - 31_536_000_000,
        Number.NaN,
        -1,
        Number.POSITIVE_INFINITY,
        0.5,
        2 ** 53,
      ];
      for (const moment of moments) {
        clock.set(moment);
        await open().add(aContactSubmissionDraft());
      }
      const { items, issues } = await open().list();
      expect(issues).toEqual([]);
      expect(items.every(({ id }) => isRecordId(id))).toBe(true);
      expect(new Set(items.map(({ id }) => id)).size).toBe(moments.length);
    },
  },
  {
    key: "N1",
    promise: "listeners hear of every message sent here, until they stop listening",
    async prove({ open }) {
      const repository = open();
      const listener = vi.fn();
      const unsubscribe = repository.subscribe(listener);
      await repository.add(aContactSubmissionDraft());
      expect(listener).toHaveBeenCalledTimes(1);
      unsubscribe();
      await repository.add(aContactSubmissionDraft());
      expect(listener).toHaveBeenCalledTimes(1);
    },
  },
  {
    key: "V1",
    promise: "a draft that breaks a rule is refused with the words for each field, and nothing is stored",
    async prove({ open }) {
      const repository = open();
      const listener = vi.fn();
      repository.subscribe(listener);
      const refused = repository.add({ fullName: "", address: " ", phone: "\n", email: "not an address" });
      await expect(refused).rejects.toBeInstanceOf(ValidationError);
      await expect(refused).rejects.toMatchObject({
        fields: [
          { field: "fullName", message: "Full name is required" },
          { field: "address", message: "Address is required" },
          { field: "phone", message: "Phone number is required" },
          { field: "email", message: "Please enter a valid email address" },
        ],
      });
      expect(listener).not.toHaveBeenCalled();
      expect((await open().list()).state).toBe("absent");
    },
  },
];

/** What every `ContactSubmissionRepository` promises, whatever it keeps its messages in. */
export function describeContactSubmissionRepository(
  name: string,
  createHarness: () => ContactSubmissionRepositoryHarness | Promise<ContactSubmissionRepositoryHarness>,
  options?: ContractOptions,
): void {
  describeContract(`${name} keeps the contract of ContactSubmissionRepository`, CASES, createHarness, options);
}
