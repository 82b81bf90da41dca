import { type CalendarDifference, type CalendarEvent, compareBySchedule, formatCalendarDate } from "@inner-light/core";

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
export function DifferenceList({ difference: { added, changed, removed } }: { difference: CalendarDifference }) {
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
