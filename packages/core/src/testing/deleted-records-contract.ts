import { expect } from "vitest";
import { DELETED_RECORDS_DAYS, type DeletableNoun } from "../deleted-records/deleted-records.ts";
import { DAY_MS } from "../shared/clock.ts";
import type { ContractCases } from "./contract.ts";
import { addCalendarEvent, addContactSubmission, tryToChange } from "./fixtures.ts";
import { type PortSuite, portSuite } from "./port-suite.ts";
import type { HarnessWith, Ports } from "./ports-harness.ts";

const PORTS = ["calendarEvents", "contactSubmissions", "inbox", "deletedRecords"] as const;

type OpenPorts = Pick<Ports, (typeof PORTS)[number]>;

/** One noun's list, for cases that hold for both. */
interface List {
  readonly noun: DeletableNoun;
  add(): Promise<{ readonly id: number }>;
  remove(id: number): Promise<void>;
  records(): Promise<readonly object[]>;
  restore(...ids: number[]): Promise<void>;
  deleted(): Promise<readonly object[]>;
}

function listsOf(open: () => OpenPorts): List[] {
  const common = (noun: DeletableNoun) => ({
    noun,
    restore: (...ids: number[]) => open().deletedRecords.restore(noun, ids),
    deleted: async () => (await open().deletedRecords.list(noun)).map(({ record }) => record),
  });
  return [
    {
      ...common("events"),
      add: () => addCalendarEvent(open().calendarEvents),
      remove: (id) => open().calendarEvents.remove([id]),
      records: () => open().calendarEvents.list(),
    },
    {
      ...common("messages"),
      async add() {
        const { id } = await addContactSubmission(open());
        await open().inbox.setRead(id, true);
        return { id };
      },
      remove: (id) => open().inbox.remove(id),
      records: () => open().inbox.list(),
    },
  ];
}

type Harness = HarnessWith<(typeof PORTS)[number]>;

/** A proof for events and for messages. */
const forBoth =
  <Given extends Harness>(prove: (list: List, harness: Given) => Promise<void>): ContractCases<Given>[string] =>
  async (harness) => {
    for (const list of listsOf(harness.open)) await prove(list, harness);
  };

/** What every `DeletedRecords` promises, on any storage. */
export const deletedRecordsSuites: readonly PortSuite[] = [
  portSuite("keeps the contract of DeletedRecords", PORTS, [], {
    "deleted records are listed as they were until they come back": forBoth(async (list) => {
      expect(await list.deleted()).toEqual([]);
      const [one, other] = [await list.add(), await list.add()];
      const before = await list.records();
      await list.remove(one.id);
      await list.remove(other.id);
      expect(await list.deleted()).toHaveLength(2);
      expect(await list.deleted()).toEqual(expect.arrayContaining([...before]));
      await list.restore(one.id);
      expect(await list.deleted()).toMatchObject([{ id: other.id }]);
    }),
    "several come back, each as it was and under its own id": forBoth(async (list, { clock }) => {
      const [one, other, stays] = [await list.add(), await list.add(), await list.add()];
      const before = await list.records();
      await list.remove(one.id);
      await list.remove(other.id);
      clock?.set(Number.NaN);
      await expect(list.restore(stays.id)).rejects.toMatchObject({ code: "not-found" });
      await list.restore();
      await list.restore(one.id, other.id);
      expect(await list.records()).toHaveLength(3);
      expect(await list.records()).toEqual(expect.arrayContaining([...before]));
    }),
    "each comes back once; one that was never deleted is NotFoundError": forBoth(async (list) => {
      const { id } = await list.add();
      await expect(list.restore(id)).rejects.toMatchObject({ code: "not-found" });
      for (const _ of ["once", "again"]) {
        await list.remove(id);
        await list.restore(id, id);
        await expect(list.restore(id)).rejects.toMatchObject({ code: "not-found" });
      }
      expect(await list.records()).toHaveLength(1);
    }),
    "no new record gets the id of one that can be restored": forBoth(async (list) => {
      const { id } = await list.add();
      const before = await list.records();
      await list.remove(id);
      const added = await list.add();
      expect(added.id).not.toBe(id);
      await list.restore(id);
      expect(await list.records()).toEqual(expect.arrayContaining([...before, expect.objectContaining(added)]));
    }),
    "changing what was returned changes nothing that is kept": forBoth(async (list) => {
      const { id } = await list.add();
      const before = await list.records();
      await list.remove(id);
      for (const record of await list.deleted()) tryToChange(record, { title: "changed", fullName: "changed" });
      expect(await list.deleted()).toEqual(before);
      await list.restore(id);
      expect(await list.records()).toEqual(before);
    }),
    "a restored message has the read mark of its last removal; a new message has none": async ({ open }) => {
      const ports = open();
      const { inbox, deletedRecords } = ports;
      const { id } = await addContactSubmission(ports);
      await inbox.setRead(id, true);
      await inbox.remove(id);
      await addContactSubmission(ports);
      expect(await inbox.list()).toMatchObject([{ isRead: false }]);
      await deletedRecords.restore("messages", [id]);
      await inbox.setRead(id, false);
      await inbox.remove(id);
      await deletedRecords.restore("messages", [id]);
      expect(await open().inbox.list()).toMatchObject([{ isRead: false }, { isRead: false }]);
    },
  }),
  portSuite("keeps deleted records for thirty days", PORTS, ["clock"], {
    "the last deleted is listed first": forBoth(async (list, { clock }) => {
      const [one, other] = [await list.add(), await list.add()];
      for (const { id } of [other, one]) {
        clock.advance(1000);
        await list.remove(id);
      }
      expect(await list.deleted()).toMatchObject([{ id: one.id }, { id: other.id }]);
    }),
    "a record can be restored for thirty days and no longer": forBoth(async (list, { clock }) => {
      const [one, other] = [await list.add(), await list.add()];
      await list.remove(one.id);
      await list.remove(other.id);
      clock.advance(DELETED_RECORDS_DAYS * DAY_MS - 1);
      await list.restore(one.id);
      clock.advance(1);
      expect(await list.deleted()).toEqual([]);
      await expect(list.restore(other.id)).rejects.toMatchObject({ code: "not-found" });
    }),
  }),
];
