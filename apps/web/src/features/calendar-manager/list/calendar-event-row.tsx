import type { CalendarEvent } from "@inner-light/core";
import { memo, type RefObject, useId } from "react";
import { styled } from "styled-components";
import { detailsOf } from "../../../site/event-details.ts";
import { eventHref, hrefOf, pages } from "../../../site/pages.ts";
import { site } from "../../../site/site.ts";
import { TextButton, TextButtonRow, TextLink } from "../../../ui/button/button.ts";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { CalendarEventBadges, CalendarEventWhen } from "../../../ui/calendar-event/calendar-event-when.tsx";
import { Confirmation } from "../../../ui/confirmation/confirmation.tsx";
import { wrappingRow } from "../../../ui/section/section.ts";
import { SmallText, VisuallyHidden } from "../../../ui/text/text.tsx";
import { color, space, type } from "../../../ui/theme/tokens.ts";
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
  /** The number of dates in the series from this one on. */
  readonly count: number;
  readonly note: string | null;
  /** Whether visitors can open the event's page. */
  readonly isPublic: boolean;
  /** A ref, so that new actions do not rerender every row. */
  readonly actions: RefObject<EventActions>;
}

export const CalendarEventRow = memo(({ event, count, note, isPublic, actions }: CalendarEventRowProps) => {
  const titleId = useId();
  const timeId = useId();
  const { full = false, canceled = false } = event;
  const title = <VisuallyHidden>{event.title}</VisuallyHidden>;
  const [only, later] = seriesAnswers(count);
  return (
    <Row aria-labelledby={`${titleId} ${timeId}`}>
      <Words>
        <What>
          <h3 id={titleId} dir="auto" lang={site.language}>
            {event.title}
          </h3>
          <CalendarEventBadges event={event} isOwners />
        </What>
        <CalendarEventWhen event={event} timeId={timeId} />
        {note !== null && <Note>{note}</Note>}
        {detailsOf(event).map(({ field, text }) => (
          <SmallText key={field}>
            <bdi lang={site.language}>{text}</bdi>
          </SmallText>
        ))}
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
            <details>
              <summary>More {title}</summary>
              <TextButtonRow>
                <TextButton onClick={() => actions.current.duplicate(event)}>Duplicate {title}</TextButton>
                <TextButton onClick={() => actions.current.addDates(event)}>Add dates {title}</TextButton>
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
                {event.series !== undefined && (
                  <TextLink
                    href={`${hrefOf(pages.poster.path)}?series=${event.series}`}
                    target="_blank"
                    rel="noreferrer"
                  >
                    Poster of the series {title} <VisuallyHidden>(in a new tab)</VisuallyHidden>
                  </TextLink>
                )}
                <TextButton onClick={() => actions.current.change(event, { full: !full })}>
                  {full ? "Mark as not full" : "Mark as full"} {title}
                </TextButton>
                <TextButton onClick={() => actions.current.change(event, { canceled: !canceled })}>
                  {canceled ? "Reinstate event" : "Cancel event"} {title}
                </TextButton>
              </TextButtonRow>
            </details>
          </Buttons>
        )}
      </Confirmation>
    </Row>
  );
});

const Row = styled.article`
  ${wrappingRow(`${space.s} ${space.l}`)}
  justify-content: space-between;
  @media print { break-inside: avoid; }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${space.xs};
  min-width: 0;
  /* The date, which is as important here as the title. */
  p:has(time) { color: ${color.ink}; }
`;

const Note = styled.p`
  font: ${type.label};
  color: ${color.accent};
`;

const What = styled.div`
  ${wrappingRow(`${space.xs} ${space.m}`)}
  h3 { font: ${type.strong}; }
`;

const Buttons = styled(TextButtonRow)`
  & > details[open] { flex-basis: 100%; }
  summary { padding-block: ${space.s}; font: ${type.small}; color: ${color.textMuted}; cursor: pointer; }
`;

const DeleteButton = styled(TextButton)`
  color: ${color.danger};
`;
