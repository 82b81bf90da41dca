import fc from "fast-check";
import type { CalendarEventDraft } from "../calendar-event/calendar-event.ts";
import { DAY_MS } from "../shared/clock.ts";
import { anyOfEachField, HOSTILE_TEXTS } from "./arbitraries.ts";
import { aContactSubmissionDraft } from "./fixtures.ts";
import type { PortName } from "./ports-harness.ts";
import * as act from "./reference-operations.ts";

const index = fc.nat({ max: 999 });
const text = fc.constantFrom(...HOSTILE_TEXTS, "Caf\u00e9 in composed form", "x".repeat(120));
const kinds = anyOfEachField({
  text: fc.oneof(text, fc.constantFrom("", " ")),
  date: fc.constantFrom("2026-04-30", "2026-05-14", "2026-05-15", "2039-12-31", "2100-02-28"),
  time: fc.constantFrom("00:00", "18:30", "23:59"),
  type: fc.constantFrom("workshop", "reiki-healing"),
  flag: fc.boolean(),
  series: fc.constantFrom(0, 7),
});
const draft = fc.record<CalendarEventDraft & { readonly extra?: string }>(
  {
    ...kinds,
    title: text,
    description: fc.oneof(kinds.description, fc.constant("x".repeat(1500))),
    ends: fc.constantFrom("20:00", "02:00", ""),
    extra: fc.constant("dropped"),
  },
  { requiredKeys: ["title", "date", "time"] },
);
const invalid = fc.constantFrom<Partial<CalendarEventDraft>>(
  { date: "2026-02-30" },
  { title: " ", date: "2026-02-30", time: "" },
  { title: "NUL \u0000 inside", location: "lone \uD800 surrogate" },
  { title: "x".repeat(121), description: "x".repeat(2001), ends: "25:00" },
);
const anyDraft = fc.oneof(
  { arbitrary: draft, weight: 9 },
  fc.tuple(draft, invalid).map(([one, other]) => ({ ...one, ...other })),
);
const message = fc
  .record(
    {
      fullName: fc.oneof({ arbitrary: text, weight: 9 }, fc.constant(" ")),
      address: text,
      phone: text.map((one) => one.slice(0, 60)),
      email: fc.constantFrom("dora@example.com", "dora@example.com", "no address"),
      notes: fc.oneof(text, fc.constantFrom(undefined, " ", "x".repeat(1500))),
      extra: fc.constant("dropped"),
    },
    { requiredKeys: ["notes"] },
  )
  .map((fields) => ({ ...aContactSubmissionDraft(), ...fields }));
const change = fc.record({ index, isStale: fc.boolean(), draft: anyDraft });
const some = fc.array(index, { minLength: 1, maxLength: 3, size: "max" });
const mark = fc.constantFrom("isRead" as const, "isAnswered" as const);
const noun = fc.constantFrom("events" as const, "messages" as const);

export function anyStep(bound: ReadonlySet<PortName>): fc.Arbitrary<act.Step> {
  const all: readonly (readonly [needs: readonly PortName[], operations: fc.Arbitrary<act.Operation>])[] = [
    [[], fc.array(anyDraft, { minLength: 1, maxLength: 3 }).map(act.add)],
    [["calendarEvents"], fc.array(change, { minLength: 1, maxLength: 2 }).map(act.update)],
    [["calendarEvents"], some.map(act.remove)],
    [["contactSubmissions"], message.map(act.send)],
    [["inbox"], fc.tuple(some, mark, fc.boolean()).map((given) => act.mark(...given))],
    [["inbox"], some.map(act.removeMessages)],
    [["suspectedSpam", "inbox"], fc.tuple(some, fc.boolean()).map((given) => act.setSuspected(...given))],
    [["deletedRecords"], fc.tuple(noun, some).map((given) => act.restore(...given))],
    [["snapshots"], fc.constant(act.takeSnapshot)],
    [["snapshots"], index.map(act.merge)],
    [["snapshots"], index.map(act.replace)],
    [["snapshots", "calendarEvents"], draft.map((one) => act.replaceStale(act.add([one])))],
    [["ownMessages"], fc.constant(act.erase)],
    [[], fc.constantFrom(0, 1, 1000, 29 * DAY_MS, 31 * DAY_MS).map(act.later)],
  ];
  const possible = all.filter(([needs]) => needs.every((port) => bound.has(port))).map(([, operations]) => operations);
  const fault = fc.constantFrom<act.Fault | undefined>(undefined, undefined, undefined, "lost answer", 1, 2, 4);
  return fc.record({ operation: fc.oneof(...possible), fault });
}
