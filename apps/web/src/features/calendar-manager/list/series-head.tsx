import { type CalendarEvent, runRhythm, type SeriesRun, seriesRuns } from "@inner-light/core";
import type { RefObject } from "react";
import { americanFormats } from "../../../site/owners-words.ts";
import { hrefOf, pages } from "../../../site/pages.ts";
import { TextLink } from "../../../ui/button/button.ts";
import { CalendarEventBadges, CalendarEventWhen } from "../../../ui/calendar-event/calendar-event-when.tsx";
import { SmallText, VisuallyHidden } from "../../../ui/text/text.tsx";
import { AddDates, Buttons, Details, type EventActions, Note, Row, Title, What, Words } from "./calendar-event-row.tsx";

/** The upcoming dates of a series. */
export interface Series {
  readonly dates: readonly CalendarEvent[];
  /** Most of the dates. They differ only in date, canceled and full. */
  readonly run: SeriesRun;
  /** The note that all dates share. */
  readonly note: string | null;
}

export function commonOf(
  dates: readonly [CalendarEvent, ...CalendarEvent[]],
  noteOf: (event: CalendarEvent) => string | null,
): Series {
  const plain = dates.map((event) =>
    event.canceled || event.full ? { ...event, canceled: undefined, full: undefined } : event,
  );
  const run = seriesRuns(plain).reduce((most, other) => (other.length > most.length ? other : most));
  const note = noteOf(dates[0]);
  return { dates, run, note: dates.every((event) => noteOf(event) === note) ? note : null };
}

interface SeriesHeadProps {
  readonly series: Series;
  readonly actions: RefObject<EventActions>;
}

export function SeriesHead({ series: { dates, run, note }, actions }: SeriesHeadProps) {
  const [event] = run;
  const last = dates.at(-1) ?? event;
  return (
    <Row as="div">
      <Words>
        <What>
          <Title event={event} />
          <CalendarEventBadges event={event} isOwners />
        </What>
        {run.length > 1 && <CalendarEventWhen event={event} run={run} days={daysOf(run)} />}
        <SmallText>
          {dates.length} {dates.length === 1 ? "date" : "dates"}, through {americanFormats.dateInYear(last.date)}
        </SmallText>
        <Details event={event} />
        {note !== null && <Note>{note}</Note>}
      </Words>
      <Buttons>
        <AddDates event={event} actions={actions} />
        <TextLink href={`${hrefOf(pages.poster.path)}?series=${event.series}`} target="_blank" rel="noreferrer">
          Poster of the series <VisuallyHidden>{event.title} (in a new tab)</VisuallyHidden>
        </TextLink>
      </Buttons>
    </Row>
  );
}

/** Returns a phrase such as "every first Friday of the month". */
function daysOf(run: SeriesRun): string {
  const weekday = americanFormats.weekday(run[0].date);
  const rhythm = runRhythm(run);
  if (rhythm === "irregular") return `${weekday}s`;
  if (rhythm === "weekly") return `every ${weekday}`;
  return rhythm === "twoWeekly" ? `every other ${weekday}` : `every ${rhythm} ${weekday} of the month`;
}
