import type { CalendarChange, Clock, PublishedCalendarFile } from "@inner-light/core";
import { useServices } from "../../ioc/use-services.ts";
import { americanFormats } from "../../site/owners-words.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import { formatMoment, Timestamp } from "../../ui/text/timestamp.tsx";
import type { Comparison } from "./use-publishing.ts";

/** Says who sees the calendar as it is in this browser, and what differs from what visitors see. */
export function PublishedStatus({ calendar: published, built, difference, isOnSite }: Comparison) {
  const { clock } = useServices();
  if (published === null)
    return built === null ? (
      <Notice title="Nothing is published yet">Only this browser shows your events until you publish them here.</Notice>
    ) : (
      <Notice title="The published calendar can’t be read">
        In your repository, calendar.json is missing or damaged. Publishing replaces it.
      </Notice>
    );
  const publishedAt = <Timestamp timestamp={published.createdAt} />;
  if (difference.length > 0)
    return (
      <Notice key="differs" title={differenceSummary(difference)}>
        {difference.some(({ here }) => here !== null) ? "Visitors don’t see this yet." : "Another device published it."}
      </Notice>
    );
  if (!isOnSite)
    return (
      <Notice title={`Published ${whenText(published.createdAt, clock)}`}>
        Visitors see it in a few minutes. If they don’t within half an hour, look at your host’s list of builds.
      </Notice>
    );
  return (
    <Notice title="Everyone sees this calendar">
      <p key="same">It was published on {publishedAt}.</p>
    </Notice>
  );
}

/** What differs from the published calendar, in one line for an event, or for the dates of a series that changed alike. */
export function Changes({
  calendar,
  difference,
}: {
  calendar: PublishedCalendarFile;
  difference: readonly CalendarChange[];
}) {
  const lines = new Map<string, CalendarChange[]>();
  for (const change of difference) {
    const { id, series } = change.event;
    const key = series === undefined ? `event ${id}` : `series ${series}, ${sidesOf(change)}`;
    lines.set(key, [...(lines.get(key) ?? []), change]);
  }
  return (
    <div>
      <p>
        Compared with the calendar that was published on <Timestamp timestamp={calendar.createdAt} />:
      </p>
      <ul>
        {Array.from(
          lines,
          ([key, [first, ...others]]) =>
            first && (
              <li key={key}>
                <bdi>{first.event.title}</bdi>, {others.length > 0 && `${others.length + 1} dates from `}
                {americanFormats.date(first.event.date)}: {sidesOf(first)}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** "at 10:42 AM" of today, "on April 30, 2026 at 6:00 PM" of another day, on the device's clock. */
function whenText(timestamp: string, clock: Clock): string {
  const at = new Date(timestamp);
  const isToday = at.toDateString() === new Date(clock.now()).toDateString();
  return isToday ? `at ${at.toLocaleTimeString("en-US", { timeStyle: "short" })}` : `on ${formatMoment(at, "en-US")}`;
}

/** "2 new here, 1 changed elsewhere". */
export function differenceSummary(difference: readonly CalendarChange[]): string {
  const counts = new Map<string, number>();
  for (const change of difference) counts.set(sidesOf(change), (counts.get(sidesOf(change)) ?? 0) + 1);
  return Array.from(counts, ([sides, count]) => `${count} ${sides}`).join(", ");
}

function sidesOf({ here, elsewhere }: CalendarChange): string {
  if (here === elsewhere) return "different here and elsewhere";
  return [here && `${kinds[here]} here`, elsewhere && `${kinds[elsewhere]} elsewhere`].filter(Boolean).join(" and ");
}

const kinds = { added: "new", changed: "changed", removed: "removed" };
