import { type CalendarDifference, compareBySchedule, formatCalendarDate } from "@inner-light/core";
import { Notice } from "../../components/notice/notice.tsx";
import { Timestamp } from "../../components/text/timestamp.tsx";
import type { PublishedState } from "./use-published-state.ts";

/** Says who sees the calendar as it is in this browser, and what visitors do not see yet. */
export function PublishedStatus({ published, hasOwnList, difference }: PublishedState) {
  const summary = differenceSummary(difference);
  if (published === null)
    return (
      <Notice title="Nothing is published yet">
        {summary === ""
          ? "Add events above, and publish them here so everyone can see them."
          : "Only this browser shows your events until you publish them."}
      </Notice>
    );
  const publishedAt = <Timestamp timestamp={published.createdAt} />;
  if (summary !== "")
    return (
      <Notice key="differs" title={summary}>
        <p>Visitors don’t see this yet. They see the calendar as it was on {publishedAt}.</p>
        <DifferenceList difference={difference} />
        <p>Have you published from another computer since? Then start from that calendar instead.</p>
      </Notice>
    );
  return (
    <Notice title="Everyone sees this calendar">
      <p key="same">It was published on {publishedAt}.</p>
      {!hasOwnList && <p>These are the published events. Your first change starts a copy of them in this browser.</p>}
    </Notice>
  );
}

/** "2 new, 1 changed, 1 removed". Leaves out the kinds with no event. */
export function differenceSummary(difference: CalendarDifference): string {
  const kinds = kindsOf(difference).filter(([, events]) => events.length > 0);
  return kinds.map(([kind, events]) => `${events.length} ${kind.toLowerCase()}`).join(", ");
}

function kindsOf({ added, changed, removed }: CalendarDifference) {
  return [["New", added] as const, ["Changed", changed] as const, ["Removed", removed] as const];
}

/** Every event that differs, by title and date: the new ones first, each kind by schedule. */
function DifferenceList({ difference }: { difference: CalendarDifference }) {
  return (
    <ul>
      {kindsOf(difference).flatMap(([kind, events]) =>
        events.toSorted(compareBySchedule).map(({ id, title, date }) => (
          <li key={id}>
            {kind}: <bdi>{title}</bdi>, {formatCalendarDate(date)}
          </li>
        )),
      )}
    </ul>
  );
}
