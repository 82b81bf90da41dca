import { type CalendarEvent, calendarEventEnd, type SeriesRun, toInstant } from "@inner-light/core";
import { type ReactNode, useSyncExternalStore } from "react";
import { css, styled } from "styled-components";
import { events, yourTime } from "../../../words/events.ts";
import { fill } from "../../site/fill.ts";
import { siteFormats } from "../../site/formats.ts";
import { site } from "../../site/site.ts";
import { eachMinute } from "../browser/timers.ts";
import QuietRoom from "../drawings/quiet-room.svg?react";
import { useLanguage, useWords } from "../language/use-words.ts";
import { wrappingRow } from "../section/section.ts";
import { Filled, SmallText } from "../text/text.tsx";
import { borderWidth, color, control, measure, media, radius, space, type } from "../theme/tokens.ts";
import { eventKinds } from "./event-kinds.ts";
import { yourTimes, yourTimeText } from "./your-time.ts";

interface CalendarEventWhenProps {
  readonly event: CalendarEvent;
  readonly run?: SeriesRun;
  /** The run's days in a sentence ("every Friday"), in place of the date. */
  readonly days?: string | undefined;
  readonly timeId?: string;
}

/** Shows "Friday, May 1, 2026 at 2:05 PM" or "Every Friday, 2:05 PM". Adds the visitor's own time if it differs. */
export function CalendarEventWhen({ event, run = [event], days, timeId }: CalendarEventWhenProps) {
  const words = useWords(events);
  const formats = useWords(siteFormats);
  const language = useLanguage();
  const yourWords = useWords(yourTime);
  const { timeZone } = site;
  // Only the device knows its time zone, so this is `undefined` while prerendering.
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
      {/* Browser translation replaces text nodes, so each sentence is a new element. */}
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
      {yours !== null && (
        <SmallText data-your-time hidden={yours === undefined}>
          {yours ?? "\u00a0"}
        </SmallText>
      )}
    </div>
  );
}

export const When = styled.p`
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  color: ${color.accent};
  & > span { font-weight: 400; }
  & + p { font-variant-numeric: tabular-nums; }
`;

interface CalendarEventBadgesProps {
  readonly event: CalendarEvent;
  readonly isOwners?: boolean;
  readonly isPlainOnPhone?: boolean;
  /** "Now" or "Over". */
  readonly mark?: string | undefined;
}

export function CalendarEventBadges({ event, isOwners, isPlainOnPhone, mark }: CalendarEventBadgesProps) {
  const { canceled, full } = useWords(events);
  return (
    <Badges $isPlainOnPhone={isPlainOnPhone}>
      {mark && <Badge>{mark}</Badge>}
      {(event.canceled || event.full) && <Badge $isNotice>{event.canceled ? canceled : full}</Badge>}
      <Badge lang={isOwners ? site.language : undefined}>{eventKinds[event.type].eventName}</Badge>
    </Badges>
  );
}

export const Badge = styled.p<{ $isNotice?: boolean }>`
  padding: ${control.badge};
  border: ${borderWidth.rule} solid ${color.edge};
  border-radius: ${radius.pill};
  font: ${type.small};
  ${({ $isNotice }) => $isNotice && `border-color: ${color.danger}; font: ${type.label}; color: ${color.danger};`}
`;

const plainOnPhone = css`
  ${media.belowMedium} {
    & > ${Badge} { padding: 0; border: 0; }
    & > ${Badge} + ${Badge}::before { content: "· "; }
  }
`;

const Badges = styled.div<{ $isPlainOnPhone?: boolean | undefined }>`
  ${wrappingRow(space.s, "normal")}
  ${({ $isPlainOnPhone }) => $isPlainOnPhone && plainOnPhone}
`;

export function EmptyCalendar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Column>
      <QuietRoom />
      <h3>{title}</h3>
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  text-align: center;
  & > p { max-width: ${measure.text}; text-wrap: balance; }
  & > svg { width: min(18rem, 100%); height: auto; }
`;
