import { type CalendarEvent, grouped, lastDayOf } from "@inner-light/core";
import { styled } from "styled-components";
import { calendar } from "../../../words/calendar.ts";
import { events as words } from "../../../words/events.ts";
import { fill } from "../../site/fill.ts";
import { siteFormats } from "../../site/formats.ts";
import { eventHref } from "../../site/pages.ts";
import { FirstScreen } from "../../ui/section/section.ts";
import { VisuallyHidden } from "../../ui/text/text.tsx";
import { borderWidth, color, media, space, type } from "../../ui/theme/tokens.ts";
import { CalendarIsRead, NoUpcomingEvents, UnreadableCalendar } from "./calendar-states.tsx";
import { useIsPublic, useUpcomingState } from "./use-upcoming-state.ts";

export function AllDates() {
  const state = useUpcomingState({ isAll: true });
  const { events, error } = state;
  return (
    <FirstScreen>
      {!events?.length && <VisuallyHidden as="h2">{calendar.upcoming}</VisuallyHidden>}
      {!events && (error ? <UnreadableCalendar {...state} /> : <CalendarIsRead />)}
      {events?.length === 0 && <NoUpcomingEvents />}
      {Array.from(
        grouped(events ?? [], ({ date }) => siteFormats.monthInYear(date)),
        ([month, dates]) => (
          <Month key={month} data-day={dates.map(lastDayOf).at(-1)}>
            <h2>{month}</h2>
            <ul>
              {dates.map((event) => (
                <DateLine key={event.id} event={event} />
              ))}
            </ul>
          </Month>
        ),
      )}
    </FirstScreen>
  );
}

function DateLine({ event }: { event: CalendarEvent }) {
  const { date, time, title, canceled, full } = event;
  const isPublic = useIsPublic();
  const state = canceled ? words.canceled : full && words.full;
  return (
    <li data-day={lastDayOf(event)}>
      <time dateTime={`${date}T${time}`}>
        {fill(words.at, { date: siteFormats.date(date), time: siteFormats.time(time) })}
      </time>{" "}
      <span>
        <a href={isPublic(event) ? eventHref(event) : undefined}>
          <bdi>{title}</bdi>
        </a>
        {state && <strong> {state}</strong>}
      </span>
    </li>
  );
}

const Month = styled.section`
  display: grid;
  gap: ${space.s};
  & > h2 { font: ${type.subheading}; }
  & > ul { list-style: none; }
  & li {
    display: grid;
    gap: 0 ${space.l};
    padding-block: ${space.s};
    border-top: ${borderWidth.rule} solid ${color.line};
    break-inside: avoid;
    ${media.mediumUp} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  & time { font: ${type.small}; color: ${color.textMuted}; font-variant-numeric: tabular-nums; }
  & strong { font: ${type.label}; color: ${color.danger}; }
`;
