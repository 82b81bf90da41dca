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
    "changing what was returned changes nothing that is kept": forBoth(async (list) => {
      const { id } = await list.add();
      const before = await list.records();
      await list.remove(id);
      for (const record of await list.deleted()) tryToChange(record, { title: "changed", fullName: "changed" });
      expect(await list.deleted()).toEqual(before);
      await list.restore(id);
      expect(await list.records()).toEqual(before);
    }),
  }),
  portSuite("keeps deleted records for thirty days", PORTS, ["clock"], {
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
