import { CALENDAR_EVENT_FIELDS, CALENDAR_EVENT_TEXT_FIELDS } from "../calendar-event/calendar-event.ts";
import { CONTACT_SUBMISSION_MAX_LENGTH } from "../contact-submission/contact-submission.ts";
import { DELETABLE_NOUNS, DELETED_RECORDS_DAYS } from "../deleted-records/deleted-records.ts";
import { DAY_MS } from "../shared/clock.ts";
import { EMPTY_SNAPSHOT, type Snapshot } from "../snapshot/snapshot.ts";
import { HOSTILE_TEXTS, longestText } from "./arbitraries.ts";
import { aCalendarEvent, aCalendarEventDraft, aContactSubmission, aContactSubmissionDraft } from "./fixtures.ts";
import * as act from "./reference-operations.ts";

const FAR_AHEAD = "2999-12-31T12:00:00.000Z";

const mergeOf = (part: Partial<Snapshot>) =>
  act.operation(["snapshots"], ({ snapshots }) => snapshots.merge({ ...EMPTY_SNAPSHOT, ...part }));

/** Values that another version of the site might have stored. */
const mergeForeign = mergeOf({
  events: [
    { value: { ...aCalendarEvent({ id: 5 }), "x-future": 40 } },
    { value: { ...aCalendarEvent({ id: 6 }), type: "x-future", location: null, full: "yes" } },
    { value: { "x-future": 40 } },
    { value: "no record" },
    ...[0, 1_234_567_890_123_456].map((id) => ({ value: aCalendarEvent({ id }) })),
  ],
  messages: [{ value: { ...aContactSubmission({ id: 6 }), notes: 5 } }, { value: { fullName: "a name alone" } }],
});

/** Excluded from random runs, because stores may drop expired records at different times. */
const mergeDeleted = mergeOf({
  deleted: [
    { noun: "events", value: aCalendarEvent({ id: 9 }), deletedAt: FAR_AHEAD },
    { noun: "messages", value: aContactSubmission({ id: 9 }), deletedAt: FAR_AHEAD, isRead: true },
  ],
});

const mergeNew = (id: number) =>
  mergeOf({
    events: [{ value: aCalendarEvent({ id }) }],
    messages: [{ value: aContactSubmission({ id }) }],
  });

export const FILL: readonly act.Operation[] = [
  act.operation(["gallerySlides"], ({ gallerySlides }) => gallerySlides.list()),
  act.add([
    aCalendarEventDraft(),
    aCalendarEventDraft({ title: "Walk", series: 7 }),
    aCalendarEventDraft({ title: "Old", date: "2020-01-01" }),
  ]),
  act.add([aCalendarEventDraft({ title: "Canceled", canceled: true, date: "2039-12-31" })]),
  ...["Alma", "Berta", "Carla"].map((fullName) => act.send(aContactSubmissionDraft({ fullName }))),
  act.mark([0], "isRead", true),
  mergeForeign,
  act.remove([1]),
  act.removeMessages([1]),
  act.takeSnapshot,
];

const eventTexts = (textOf: (maxLength: number) => string) =>
  aCalendarEventDraft(
    Object.fromEntries(
      CALENDAR_EVENT_TEXT_FIELDS.map((field) => [field, textOf(CALENDAR_EVENT_FIELDS[field].maxLength)]),
    ),
  );
const TEXTS = HOSTILE_TEXTS.map((text) => eventTexts(() => text));
const THREE = TEXTS.slice(-3);
const MANY = Array.from({ length: 11 }, (_, index) => -1 - index);
const [DRAFT, MESSAGE] = [aCalendarEventDraft(), aContactSubmissionDraft()];
const renamed = (title: string) => aCalendarEventDraft({ title });
/** The indices of the events that `mergeForeign` adds. */
const FOREIGN = [4, 5];
const NIGHTS = [
  { time: "22:00", ends: "00:30" },
  { time: "22:00", ends: "22:00" },
  { time: "23:00", ends: "06:00" },
  { time: "23:30", ends: "" },
  { time: "18:30", ends: "20:00" },
].map((times) => aCalendarEventDraft({ date: "2026-04-30", ...times }));
const atOnce = (operation: act.Operation): act.Operation => ({ ...operation, wait: 0 });

/** Runs that random steps would rarely generate. */
export const EXAMPLES: readonly act.Step[][] = [
  [
    // An update keeps unknown and malformed fields that it does not set.
    act.update(FOREIGN.map((index) => ({ index, draft: { title: "new", date: "2026-05-14", time: "18:30" } }))),
    act.update(FOREIGN.map((index) => ({ index, draft: aCalendarEventDraft({ full: true }) }))),
    // The previous day's events that end after midnight come first and do not count toward the limit.
    act.add([...NIGHTS, aCalendarEventDraft({ date: "2026-04-29", time: "22:00", ends: "06:00" })]),
    act.add([eventTexts(longestText), ...TEXTS]),
    act.update(TEXTS.map((draft, index) => ({ index: -1 - index, draft }))),
    ...[{ description: undefined }, { series: 7 }, { full: true }, { title: "other" }].map((wrong) =>
      act.update([{ index: -1, wrong, draft: aCalendarEventDraft() }]),
    ),
    act.operation(["contactSubmissions"], async ({ contactSubmissions }) => {
      const { fullName, address, phone, notes } = CONTACT_SUBMISSION_MAX_LENGTH;
      const longest = Object.entries({ fullName, address, phone, notes }).map(([field, length]) => [
        field,
        longestText(length),
      ]);
      await contactSubmissions.add(aContactSubmissionDraft(Object.fromEntries(longest)));
      for (const text of HOSTILE_TEXTS) {
        const texts = { fullName: text, address: text, phone: text, notes: text };
        await contactSubmissions.add(aContactSubmissionDraft({ ...texts, email: "Dora.B@Example.com" }));
      }
    }),
    act.takeSnapshot,
    act.mark([-1], "isRead", true),
    act.removeMessages([-1]),
    act.merge(-1),
    act.mark([-1], "isRead", true),
    act.setSuspected([-1], true),
    act.mark([-1], "isAnswered", true),
    act.mark([-1], "isRead", false),
    act.mark([-1], "isRead", true),
    act.removeMessages([-1]),
    act.restore("messages", [-1]),
    act.add([aCalendarEventDraft({ ends: "20:00", canceled: true, full: true, series: 7 })]),
    act.remove([-1]),
    act.restore("events", [-1]),
    mergeDeleted,
    ...DELETABLE_NOUNS.map((noun) =>
      act.operation(["snapshots", "deletedRecords"], ({ deletedRecords }) => deletedRecords.restore(noun, [9])),
    ),
    ...[MANY.slice(0, 3), MANY, MANY].map(act.remove),
    ...[MANY.slice(0, 3), MANY, MANY].map((indices) => act.restore("events", indices)),
    act.mark(MANY, "isRead", true),
    ...[MANY.slice(0, 3), MANY].map(act.removeMessages),
    ...[act.mark(MANY, "isRead", false), act.mark(MANY, "isAnswered", false)],
    ...[MANY.slice(0, 3), MANY, MANY].map((indices) => act.restore("messages", indices)),
    // A refused draft reports every rule that it breaks. A mark leaves other marks alone.
    act.add([{ ...DRAFT, title: " ", date: "2026-02-30" }]),
    act.send({ ...MESSAGE, fullName: " ", email: "no address" }),
    ...[
      act.send(MESSAGE),
      act.setSuspected([-1], true),
      act.takeSnapshot,
      act.replace(-1),
      act.setSuspected([-1], false),
    ],
    // A stale snapshot does not overwrite later changes.
    act.add([DRAFT]),
    act.replaceStale(act.update([{ index: -1, draft: renamed("edited") }])),
    ...[act.send(MESSAGE), act.replaceStale(act.mark([-1], "isRead", true))],
    // Thirty days count from the deletion, not from the record's own date.
    ...[act.add([DRAFT]), act.send(MESSAGE), act.later(DELETED_RECORDS_DAYS * DAY_MS)],
    ...[act.remove([-1]), act.removeMessages([-1]), act.restore("events", [-1]), act.restore("messages", [-1])],
    // The second change to an event builds on the first or conflicts with it.
    act.add([DRAFT]),
    act.update([
      { index: -1, draft: renamed("one") },
      { index: -1, wrong: { title: "one" }, draft: renamed("two") },
    ]),
    act.update([
      { index: -1, draft: renamed("three") },
      { index: -1, draft: renamed("four") },
    ]),
    act.update([{ index: -1, wrong: { title: "TWO" }, draft: renamed("another case") }]),
    // Deleted records stay for thirty days despite other deletions. Read messages stay forever.
    ...[act.add([DRAFT]), act.remove([-1]), act.send(MESSAGE), act.removeMessages([-1])],
    ...[act.later((DELETED_RECORDS_DAYS - 1) * DAY_MS), act.add([DRAFT]), act.remove([-1])],
    ...[act.send(MESSAGE), act.removeMessages([-1]), ...DELETABLE_NOUNS.map((noun) => act.restore(noun, [-2]))],
    ...[act.mark(MANY, "isRead", true), act.later(400 * DAY_MS), act.send(MESSAGE), act.removeMessages([-1])],
    // Ids are not reused within a millisecond. A deletion can be undone for thirty days.
    ...[
      ...[act.add([DRAFT]), act.remove([-1]), act.add([DRAFT]), act.remove([-1])],
      ...[act.send(MESSAGE), act.removeMessages([-1]), act.send(MESSAGE), act.removeMessages([-1])],
    ].map(atOnce),
    act.later(DELETED_RECORDS_DAYS * DAY_MS - 1),
    ...DELETABLE_NOUNS.map((noun) => atOnce(act.restore(noun, [-2]))),
    act.later(1),
    ...DELETABLE_NOUNS.map((noun) => atOnce(act.restore(noun, [-1]))),
  ].map((operation) => ({ operation })),
  [1, 2, 4].flatMap((fault) => [
    { operation: act.add(THREE), fault },
    { operation: act.add(THREE) },
    { operation: act.update(THREE.map((draft, index) => ({ index: -1 - index, draft }))), fault },
    { operation: act.remove([-1, -2, -3]), fault },
    { operation: act.send(aContactSubmissionDraft()), fault },
    { operation: act.removeMessages([-1]) },
    { operation: act.restore("messages", [-1]), fault },
    { operation: act.merge(0), fault },
    { operation: mergeNew(20 + fault), fault },
    { operation: act.replace(0), fault },
  ]),
];
