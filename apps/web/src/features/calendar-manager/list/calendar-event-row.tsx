import type { CalendarEvent } from "@inner-light/core";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { detailsOf } from "../../../site/event-details.ts";
import { site } from "../../../site/site.ts";
import { TextButton, TextButtonRow } from "../../../ui/button/text-button.ts";
import { CalendarEventBadges, CalendarEventWhen } from "../../../ui/calendar-event/calendar-event-when.tsx";
import { Confirmation } from "../../../ui/confirmation/confirmation.tsx";
import { wrappingRow } from "../../../ui/section/section.ts";
import { SmallText, VisuallyHidden } from "../../../ui/text/text.ts";
import { space, type } from "../../../ui/theme/tokens.ts";
import { seriesAnswers } from "../form/edit-questions.tsx";

/** One event as the owner sees it. Its accessible name is its title and its time. */
export function CalendarEventRow({ event, children }: { event: CalendarEvent; children: ReactNode }) {
  const titleId = useId();
  const timeId = useId();
  return (
    <Row aria-labelledby={`${titleId} ${timeId}`}>
      <Words>
        <CalendarEventWhen event={event} timeId={timeId} />
        <What>
          <h3 id={titleId} dir="auto" lang={site.language}>
            {event.title}
          </h3>
          <CalendarEventBadges event={event} isOwners />
        </What>
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
`;

const What = styled.div`
  ${wrappingRow(`${space.xs} ${space.m}`)}
  h3 { font: ${type.strong}; }
`;

interface CalendarEventButtonsProps {
  readonly event: CalendarEvent;
  /** The event, and the later ones of its series. */
  readonly series: readonly CalendarEvent[];
  readonly children: ReactNode;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: (events: readonly CalendarEvent[]) => void;
}

/** The owner's buttons for one event. Asks before it deletes one that has later ones in its series. */
export function CalendarEventButtons(props: CalendarEventButtonsProps) {
  const { event, series, children, onEdit, onDuplicate, onDelete } = props;
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
        <TextButtonRow>
          <TextButton onClick={onEdit}>Edit {title}</TextButton>
          <TextButton onClick={onDuplicate}>Duplicate {title}</TextButton>
          <TextButton {...asking}>Delete {title}</TextButton>
          {children}
        </TextButtonRow>
      )}
    </Confirmation>
  );
}
