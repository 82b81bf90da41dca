import type { CalendarEvent } from "@inner-light/core";
import { memo, type RefObject, useId } from "react";
import { styled } from "styled-components";
import { detailsOf } from "../../../site/event-details.ts";
import { americanFormats } from "../../../site/owners-words.ts";
import { eventHref } from "../../../site/pages.ts";
import { site } from "../../../site/site.ts";
import { TextButton, TextButtonRow, TextLink } from "../../../ui/button/button.ts";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import {
  Badge,
  CalendarEventBadges,
  CalendarEventWhen,
  When,
} from "../../../ui/calendar-event/calendar-event-when.tsx";
import { Confirmation } from "../../../ui/confirmation/confirmation.tsx";
import { Folded, wrappingRow } from "../../../ui/section/section.ts";
import { SmallText, VisuallyHidden } from "../../../ui/text/text.tsx";
import { color, radius, space, type } from "../../../ui/theme/tokens.ts";
import { seriesAnswers } from "../form/event-draft.tsx";

export interface EventActions {
  edit(event: CalendarEvent): void;
  duplicate(event: CalendarEvent): void;
  addDates(event: CalendarEvent): void;
  change(event: CalendarEvent, changes: Partial<CalendarEvent>): void;
  remove(event: CalendarEvent, scope: "only" | "later"): void;
}

interface CalendarEventRowProps {
  readonly event: CalendarEvent;
  /** Whether the row is a date under its series. Such a row shows only what differs. */
  readonly isDate: boolean;
  /** The number of dates in the series from this one on. */
  readonly count: number;
  readonly isPublic: boolean;
  readonly note: string | null;
  /** A ref, so that new actions do not rerender every row. */
  readonly actions: RefObject<EventActions>;
}

export const CalendarEventRow = memo(({ event, isDate, count, note, isPublic, actions }: CalendarEventRowProps) => {
  const titleId = useId();
  const timeId = useId();
  const { full = false, canceled = false } = event;
  const title = <VisuallyHidden>{event.title}</VisuallyHidden>;
  const [only, later] = seriesAnswers(count);
  return (
    <Row aria-labelledby={`${titleId} ${timeId}`} $isDate={isDate}>
      <Words>
        <What>
          {isDate ? <VisuallyHidden id={titleId}>{event.title}</VisuallyHidden> : <Title id={titleId} event={event} />}
          {isDate && (
            <time id={timeId} dateTime={`${event.date}T${event.time}`}>
              {americanFormats.dateInYear(event.date)}
            </time>
          )}
          {isDate && (canceled || full) && <Badge $isNotice>{canceled ? "Canceled" : "Full"}</Badge>}
          {!isDate && <CalendarEventBadges event={event} isOwners />}
        </What>
        {!isDate && <CalendarEventWhen event={event} timeId={timeId} />}
        {!isDate && <Details event={event} />}
        {note !== null && <Note>{note}</Note>}
      </Words>
      <Confirmation
        question="This event is part of a series. What would you like to delete?"
        isNeeded={count > 1}
        answers={[
          { label: only, onChoose: () => actions.current.remove(event, "only") },
          { label: later, onChoose: () => actions.current.remove(event, "later") },
        ]}
        no="Keep it"
      >
        {(asking) => (
          <Buttons>
            <TextButton onClick={() => actions.current.edit(event)}>Edit {title}</TextButton>
            <DeleteButton {...asking}>Delete {title}</DeleteButton>
            <Folded $quiet>
              <summary>More {title}</summary>
              <TextButtonRow>
                <TextButton onClick={() => actions.current.duplicate(event)}>Duplicate {title}</TextButton>
                {!isDate && <AddDates event={event} actions={actions} />}
                {isPublic && (
                  <>
                    <CopyButton
                      as={TextButton}
                      text={() => location.origin + eventHref(event)}
                      name={`the link to ${event.title}`}
                    >
                      Copy link {title}
                    </CopyButton>
                    <TextLink href={`${eventHref(event)}#print`} target="_blank" rel="noreferrer">
                      Poster {title} <VisuallyHidden>(in a new tab)</VisuallyHidden>
                    </TextLink>
                  </>
                )}
                <TextButton onClick={() => actions.current.change(event, { full: !full })}>
                  {full ? "Mark as not full" : "Mark as full"} {title}
                </TextButton>
                <TextButton onClick={() => actions.current.change(event, { canceled: !canceled })}>
                  {canceled ? "Reinstate event" : "Cancel event"} {title}
                </TextButton>
              </TextButtonRow>
            </Folded>
          </Buttons>
        )}
      </Confirmation>
    </Row>
  );
});

export function Title({ id, event }: { id?: string; event: CalendarEvent }) {
  return (
    <h3 id={id} dir="auto" lang={site.language}>
      {event.title}
    </h3>
  );
}

export function AddDates({ event, actions }: { event: CalendarEvent; actions: RefObject<EventActions> }) {
  return (
    <TextButton onClick={() => actions.current.addDates(event)}>
      Add dates <VisuallyHidden>{event.title}</VisuallyHidden>
    </TextButton>
  );
}

export function Details({ event }: { event: CalendarEvent }) {
  return detailsOf(event).map(({ field, text }) => (
    <SmallText key={field}>
      <bdi lang={site.language}>{text}</bdi>
    </SmallText>
  ));
}

export const Row = styled.article<{ $isDate?: boolean }>`
  ${wrappingRow(`${space.xs} ${space.l}`)}
  justify-content: space-between;
  @media print { break-inside: avoid; }
  ${({ $isDate }) => $isDate && `&, & ${TextButtonRow} { column-gap: ${space.m}; } & > :first-child { flex-basis: 8rem; }`}
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${space.xs};
  min-width: 0;
  /* The date, which is as important here as the title. */
  ${When}, time { font: ${type.label}; color: ${color.ink}; }
`;

export const Note = styled.p`
  font: ${type.label};
  color: ${color.accent};
  &::before {
    content: "";
    display: inline-block;
    width: ${space.s};
    height: ${space.s};
    margin-inline-end: ${space.s};
    border-radius: ${radius.pill};
    background: currentColor;
  }
`;

export const What = styled.div`
  ${wrappingRow(`${space.xs} ${space.m}`)}
  h3 { font: ${type.strong}; }
`;

export const Buttons = styled(TextButtonRow)`
  & > details[open] { flex-basis: 100%; }
`;

const DeleteButton = styled(TextButton)`
  color: ${color.danger};
`;
