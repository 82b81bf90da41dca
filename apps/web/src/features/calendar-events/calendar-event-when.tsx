import {
  type CalendarEvent,
  calendarEventEnd,
  formatCalendarDate,
  formatPlainTime,
  timeZoneName,
} from "@inner-light/core";
import { styled } from "styled-components";
import { SmallText } from "../../components/text.ts";
import { site } from "../../site/site.ts";
import { color, type } from "../../theme/tokens.ts";
import { yourTime } from "./your-time.ts";

interface CalendarEventWhenProps {
  readonly event: Pick<CalendarEvent, "date" | "time" | "ends">;
  /** The id for the date and the time. */
  readonly timeId?: string;
}

/**
 * "Friday, May 1, 2026 at 2:05 PM", with the end if there is one, with the name of the practice's time zone where the owner has given one, and the
 * visitor's own time where that differs. Never prerendered: only the visitor's device knows its time zone.
 */
export function CalendarEventWhen({ event, timeId }: CalendarEventWhenProps) {
  const yours = site.timeZone === null ? null : yourTime(event, site.timeZone);
  return (
    <div>
      <When>
        <time id={timeId} dateTime={`${event.date}T${event.time}`}>
          {formatCalendarDate(event.date)} at {formatPlainTime(event.time)}
        </time>
        <Ends event={event} />
        {site.timeZone !== null && <Zone>, {timeZoneName(site.timeZone)}</Zone>}
      </When>
      {yours !== null && <Yours>Your time: {yours}</Yours>}
    </div>
  );
}

/** " to 8:00 PM", or nothing where the end is unknown. */
function Ends({ event }: Pick<CalendarEventWhenProps, "event">) {
  const end = calendarEventEnd(event);
  if (end === null) return null;
  return (
    <>
      {" to "}
      <time dateTime={`${end.date}T${end.time}`}>{formatPlainTime(end.time)}</time>
      {end.date !== event.date && " the next day"}
    </>
  );
}

const When = styled.p`
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  color: ${color.accent};
`;

const Zone = styled.span`
  font-weight: 400;
`;

const Yours = styled(SmallText)`
  font-variant-numeric: tabular-nums;
  && { margin-top: 0; }
`;
