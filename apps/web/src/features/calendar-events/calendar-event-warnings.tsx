import {
  type CalendarDate,
  type CalendarEvent,
  type CalendarEventSeries,
  type CalendarEventSeriesDraft,
  formatCalendarDate,
  formatPlainTime,
  isCalendarDate,
  MAX_WEEKLY_EVENTS,
  findConflict,
  weeklyDates,
} from "@inner-light/core";
import { type Control, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { useToday } from "./use-today.ts";
import { site } from "../../site/site.ts";
import { color, type } from "../../theme/tokens.ts";

interface CalendarEventWarningsProps {
  readonly values: Control<CalendarEventSeriesDraft, unknown, CalendarEventSeries>;
  readonly own: CalendarEvent | undefined;
  readonly events: readonly CalendarEvent[];
}

/** Says what may be a slip: a day that has passed, or another event at the same time. It stands in nobody's way. */
export function CalendarEventWarnings({ values, own, events }: CalendarEventWarningsProps) {
  const [date, time, weeks] = useWatch({ control: values, name: ["date", "time", "weeks"] });
  const today = useToday(site.timeZone);
  const dates = isCalendarDate(date) ? weeklyDates(date, countOf(weeks)) : [];
  const isMoved = date !== own?.date || time !== own.time;
  const isPast = isMoved && today !== null && dates.some((day) => day < today);
  const twin = isMoved ? firstTwin(dates, time, events, own) : undefined;

  return (
    <Lines aria-live="polite">
      {isPast && <p>This day has passed, so visitors will not see the event.</p>}
      {twin !== undefined && (
        <p>
          <bdi>{twin.title}</bdi> is on {formatCalendarDate(twin.date)} at {formatPlainTime(twin.time)}, too.
        </p>
      )}
    </Lines>
  );
}

function firstTwin(
  dates: readonly CalendarDate[],
  time: string,
  events: readonly CalendarEvent[],
  own: CalendarEvent | undefined,
): CalendarEvent | undefined {
  return dates.map((date) => findConflict({ date, time }, events, own?.id)).find((twin) => twin !== undefined);
}

function countOf(weeks: string | undefined): number {
  const count = Number(weeks);
  return Number.isInteger(count) && count >= 1 && count <= MAX_WEEKLY_EVENTS ? count : 1;
}

const Lines = styled.div`
  font: ${type.small};
  color: ${color.accent};
  &:empty { display: none; }
`;
