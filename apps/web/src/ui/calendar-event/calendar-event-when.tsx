import { type CalendarEvent, calendarEventEnd, type SeriesRun, toInstant } from "@inner-light/core";
import { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { events, yourTime } from "../../../words/events.ts";
import { fill } from "../../site/fill.ts";
import { siteFormats } from "../../site/formats.ts";
import { site } from "../../site/site.ts";
import { eachMinute } from "../browser/timers.ts";
import { useLanguage, useWords } from "../language/use-words.ts";
import { Filled } from "../text/filled.tsx";
import { SmallText } from "../text/text.ts";
import { borderWidth, color, control, radius, space, type } from "../theme/tokens.ts";
import { eventKinds } from "./event-kinds.ts";
import { yourTimes, yourTimeText } from "./your-time.ts";

interface CalendarEventWhenProps {
  readonly event: CalendarEvent;
  /** The event and further ones of its series. */
  readonly run?: SeriesRun;
  /** The words for the days of a run, as within a sentence, which take the place of the event's date. */
  readonly days?: string | undefined;
  readonly timeId?: string;
}

/**
 * "Friday, May 1, 2026 at 2:05 PM" or "Every Friday, 2:05 PM", with the end if it is known, the name of the practice's
 * time zone where the owner has given one, and the visitor's own time where that differs. Only the visitor's device knows
 * its time zone, so the prerendered page has a hidden line in its place, which `firstPaintStyle` shows where one will be.
 */
export function CalendarEventWhen({ event, run = [event], days, timeId }: CalendarEventWhenProps) {
  const words = useWords(events);
  const formats = useWords(siteFormats);
  const language = useLanguage();
  const yourWords = useWords(yourTime);
  const { timeZone } = site;
  // `undefined` in a prerendered page with a time zone: only the device can tell.
  const yours = useSyncExternalStore(
    eachMinute,
    () => {
      const times = timeZone === null ? null : yourTimes(run, timeZone);
      return times && yourTimeText(times, yourWords, formats, language);
    },
    () => (timeZone === null ? null : undefined),
  );
  const end = calendarEventEnd(event);
  const isSameDay = end?.date === event.date;
  const range = end === null ? "{start}" : isSameDay ? words.until : words.untilNextDay;
  const sentence = timeZone === null ? range : fill(words.inZone, { when: range });
  const start = days
    ? fill(words.repeating, {
        days,
        time: end && isSameDay ? formats.timeBefore(event.time, end.time) : formats.time(event.time),
      })
    : fill(words.at, { date: formats.date(event.date), time: formats.time(event.time) });
  return (
    <div data-run={days && ""}>
      {/* Another sentence is another element, because a browser's translation replaces the texts between its parts. */}
      <When key={sentence}>
        <Filled
          sentence={sentence}
          values={{
            start: (
              <time id={timeId} dateTime={days ? event.time : `${event.date}T${event.time}`}>
                {start.replace(/^./u, (letter) => letter.toLocaleUpperCase(language))}
              </time>
            ),
            end: end && <time dateTime={`${end.date}T${end.time}`}>{formats.time(end.time)}</time>,
            zone: timeZone && <span>{formats.zoneName(toInstant(event, timeZone))}</span>,
          }}
        />
      </When>
      {yours !== null && <SmallText hidden={yours === undefined}>{yours ?? "\u00a0"}</SmallText>}
    </div>
  );
}

const When = styled.p`
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  color: ${color.accent};
  & > span { font-weight: 400; }
  & + p { margin-top: 0; font-variant-numeric: tabular-nums; }
`;

interface CalendarEventBadgesProps {
  readonly event: CalendarEvent;
  readonly isOwners?: boolean;
  /** That it goes on, or is over. */
  readonly mark?: string | undefined;
}

/** Whether an event goes on, is canceled or full, its type, and for its owner whether it is one of a series. */
export function CalendarEventBadges({ event, isOwners, mark }: CalendarEventBadgesProps) {
  const { canceled, full } = useWords(events);
  return (
    <Badges>
      {mark && <Badge>{mark}</Badge>}
      {(event.canceled || event.full) && <Badge $isNotice>{event.canceled ? canceled : full}</Badge>}
      <Badge lang={isOwners ? site.language : undefined}>{eventKinds[event.type].eventName}</Badge>
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
