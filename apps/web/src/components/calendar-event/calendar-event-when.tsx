import {
  type CalendarEvent,
  calendarEventEnd,
  formatCalendarDate,
  formatPlainTime,
  type SeriesRun,
  timeZoneName,
  toInstant,
} from "@inner-light/core";
import { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { eachMinute } from "../../browser/each-minute.ts";
import { site } from "../../site/site.ts";
import { borderWidth, color, control, radius, space, type } from "../../theme/tokens.ts";
import { SmallText } from "../text/text.ts";
import { calendarEventTypeTexts } from "./calendar-event-texts.ts";
import { yourTime } from "./your-time.ts";

interface CalendarEventWhenProps {
  readonly event: CalendarEvent;
  /** The event and further ones of its series. */
  readonly run?: SeriesRun;
  /** The words for the days of a run, which take the place of the event's date. */
  readonly days?: string | undefined;
  readonly timeId?: string;
}

/**
 * "Friday, May 1, 2026 at 2:05 PM" or "Every Friday, 2:05 PM", with the end if it is known, the name of the practice's
 * time zone where the owner has given one, and the visitor's own time where that differs. Only the visitor's device knows
 * its time zone, so the prerendered page has a hidden line in its place, which `firstPaintStyle` shows where one will be.
 */
export function CalendarEventWhen({ event, run = [event], days, timeId }: CalendarEventWhenProps) {
  const yours = useYourTime(run);
  const start = formatPlainTime(event.time);
  const isWithinHalfDay =
    event.ends && event.ends > event.time && formatPlainTime(event.ends).endsWith(start.slice(-2));
  const startOfRun = isWithinHalfDay ? start.slice(0, -"\u00a0PM".length) : start;
  return (
    <div data-run={days && ""}>
      <When>
        <time id={timeId} dateTime={days ? event.time : `${event.date}T${event.time}`}>
          {days ? `${days}, ${startOfRun}` : `${formatCalendarDate(event.date)} at ${start}`}
        </time>
        <Ends event={event} />
        {site.timeZone !== null && <Zone>, {timeZoneName(site.timeZone, toInstant(event, site.timeZone))}</Zone>}
      </When>
      {yours !== null && (
        <SmallText hidden={yours === undefined}>{yours === undefined ? "\u00a0" : `Your time: ${yours}`}</SmallText>
      )}
    </div>
  );
}

/** `undefined` while it is not known: in the prerendered page, where the owner has named a time zone. */
function useYourTime(run: SeriesRun): string | null | undefined {
  const { timeZone } = site;
  return useSyncExternalStore(
    eachMinute,
    () => (timeZone === null ? null : yourTime(run, timeZone)),
    () => (timeZone === null ? null : undefined),
  );
}

/** " to 8:00 PM", or nothing where the end is unknown. */
function Ends({ event }: Pick<CalendarEventWhenProps, "event">) {
  const end = calendarEventEnd(event);
  if (end === null) return null;
  return (
    <span>
      {" to "}
      <time dateTime={`${end.date}T${end.time}`}>{formatPlainTime(end.time)}</time>
      {end.date !== event.date && <span> the next day</span>}
    </span>
  );
}

const When = styled.p`
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  color: ${color.accent};
  & + p { margin-top: 0; font-variant-numeric: tabular-nums; }
`;

const Zone = styled.span`
  font-weight: 400;
`;

/** Whether an event is canceled or full, its type, and for its owner whether it is one of a series. */
export function CalendarEventBadges({ event, isOwners }: { event: CalendarEvent; isOwners?: boolean }) {
  return (
    <Badges>
      {(event.canceled || event.full) && <Badge $isNotice>{event.canceled ? "Canceled" : "Full"}</Badge>}
      <Badge>{calendarEventTypeTexts[event.type].eventName}</Badge>
      {isOwners && event.series !== undefined && <Badge>Part of a series</Badge>}
    </Badges>
  );
}

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  list-style: none;
`;

export const Badge = styled.p<{ $isNotice?: boolean }>`
  padding: ${control.badge};
  border: ${borderWidth.rule} solid ${color.edge};
  border-radius: ${radius.pill};
  font: ${type.small};
  && { margin-top: 0; }
  ${({ $isNotice }) => $isNotice && `border-color: ${color.danger}; font: ${type.label}; color: ${color.danger};`}
`;
