import type { CalendarEvent } from "@inner-light/core";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { detailsOf } from "../../../site/event-details.ts";
import { eventHref } from "../../../site/pages.ts";
import { site } from "../../../site/site.ts";
import { TextButton, TextButtonRow, TextLink } from "../../../ui/button/button.ts";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { CalendarEventBadges, CalendarEventWhen } from "../../../ui/calendar-event/calendar-event-when.tsx";
import { Confirmation } from "../../../ui/confirmation/confirmation.tsx";
import { wrappingRow } from "../../../ui/section/section.ts";
import { SmallText, VisuallyHidden } from "../../../ui/text/text.tsx";
import { color, space, type } from "../../../ui/theme/tokens.ts";
import { seriesAnswers } from "../form/event-draft.tsx";

interface CalendarEventRowProps {
  readonly event: CalendarEvent;
  readonly note: string | null;
  readonly children: ReactNode;
}

/** One event as the owner sees it. Its accessible name is its title and its time. */
export function CalendarEventRow({ event, note, children }: CalendarEventRowProps) {
  const titleId = useId();
  const timeId = useId();
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
      {children}
    </Row>
  );
}

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

interface CalendarEventButtonsProps {
  readonly event: CalendarEvent;
  /** The event, and the later ones of its series. */
  readonly series: readonly CalendarEvent[];
  /** Whether it has a page of its own. */
  readonly isPublic: boolean;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onChange: (changes: Partial<CalendarEvent>) => void;
  readonly onDelete: (events: readonly CalendarEvent[]) => void;
}

/** The buttons for one event. Deleting one that has later ones in its series asks first. */
export function CalendarEventButtons(props: CalendarEventButtonsProps) {
  const { event, series, isPublic, onEdit, onDuplicate, onChange, onDelete } = props;
  const { full = false, canceled = false } = event;
  const title = <VisuallyHidden>{event.title}</VisuallyHidden>;
  const [only, later] = seriesAnswers(series.length);
  return (
    <Confirmation
      question="This event is part of a series. What would you like to delete?"
      isNeeded={series.length > 1}
      answers={[
        { label: only, onChoose: () => onDelete([event]) },
        { label: later, onChoose: () => onDelete(series) },
      ]}
      no="Keep it"
    >
      {(asking) => (
        <Buttons>
          <TextButton onClick={onEdit}>Edit {title}</TextButton>
          <DeleteButton {...asking}>Delete {title}</DeleteButton>
          <details>
            <summary>More {title}</summary>
            <TextButtonRow>
              <TextButton onClick={onDuplicate}>Duplicate {title}</TextButton>
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
              <TextButton onClick={() => onChange({ full: !full })}>
                {full ? "Not full" : "Mark as full"} {title}
              </TextButton>
              <TextButton onClick={() => onChange({ canceled: !canceled })}>
                {canceled ? "Not canceled" : "Cancel event"} {title}
              </TextButton>
            </TextButtonRow>
          </details>
        </Buttons>
      )}
    </Confirmation>
  );
}

const Buttons = styled(TextButtonRow)`
  & > details[open] { flex-basis: 100%; }
  summary { padding-block: ${space.s}; font: ${type.small}; color: ${color.textMuted}; cursor: pointer; }
`;

const DeleteButton = styled(TextButton)`
  color: ${color.danger};
`;
