import { type CalendarDifference, type CalendarEvent, compareBySchedule, formatCalendarDate } from "@inner-light/core";
import { Notice } from "../../components/notice/notice.tsx";
import { Timestamp } from "../../components/text/timestamp.tsx";
import type { PublishedState } from "./use-published-state.ts";

/** Says who sees the calendar as it is in this browser, and what visitors do not see yet. */
export function PublishedStatus({ published, hasOwnList, difference }: PublishedState) {
  const summary = differenceSummary(difference);
  if (published === null)
    return (
      <Notice title="Nothing is published yet">
        <p>
          {summary === ""
            ? "Add events above, and publish them here so everyone can see them."
            : "Only this browser shows your events until you publish them."}
        </p>
      </Notice>
    );
  const publishedAt = <Timestamp timestamp={published.createdAt} />;
  if (summary !== "")
    return (
      <Notice title={summary}>
        <p>Visitors don’t see this yet. They see the calendar as it was on {publishedAt}.</p>
        <DifferenceList difference={difference} />
        <p>Have you published from another computer since? Then start from that calendar instead.</p>
      </Notice>
    );
  return (
    <Notice title="Everyone sees this calendar">
      <p>It was published on {publishedAt}.</p>
      {!hasOwnList && <p>These are the published events. Your first change starts a copy of them in this browser.</p>}
    </Notice>
  );
}

/** "2 new, 1 changed, 1 removed". Leaves out the kinds with no event. */
export function differenceSummary({ added, changed, removed }: CalendarDifference): string {
  const counts = [
    [added.length, "new"],
    [changed.length, "changed"],
    [removed.length, "removed"],
  ] as const;
  return counts.flatMap(([count, what]) => (count === 0 ? [] : `${count} ${what}`)).join(", ");
}

/** Every event that differs, by title and date: the new ones first, each kind by schedule. */
function DifferenceList({ difference: { added, changed, removed } }: { difference: CalendarDifference }) {
  const kinds: [kind: string, events: readonly CalendarEvent[]][] = [
    ["New", added],
    ["Changed", changed],
    ["Removed", removed],
  ];
  return (
    <ul>
      {kinds.flatMap(([kind, events]) =>
        events.toSorted(compareBySchedule).map(({ id, title, date }) => (
          <li key={id}>
            {kind}: <bdi>{title}</bdi>, {formatCalendarDate(date)}
          </li>
        )),
      )}
    </ul>
  );
}
