import { type CalendarEvent, formatCalendarDate } from "@inner-light/core";
import { styled } from "styled-components";
import { once } from "../../components/once.ts";
import { QuietButton } from "../../components/quiet-action/quiet-action.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { color, space, type } from "../../theme/tokens.ts";

/** The line in the place of an event that was just deleted. */
export function DeletedLine({ event, onUndo }: { event: CalendarEvent; onUndo: (event: CalendarEvent) => void }) {
  return (
    <Line>
      <span>
        <bdi>{event.title}</bdi> is deleted.
      </span>
      <QuietButton onClick={once(() => onUndo(event))}>
        Undo <VisuallyHidden>deleting {event.title}</VisuallyHidden>
      </QuietButton>
    </Line>
  );
}

interface RecentlyDeletedProps {
  readonly events: readonly CalendarEvent[];
  readonly onRestore: (event: CalendarEvent) => void;
}

/** What was deleted since this tab was opened, the latest first, each with a way back. */
export function RecentlyDeleted({ events, onRestore }: RecentlyDeletedProps) {
  if (events.length === 0) return null;
  return (
    <Folded>
      <summary>Recently deleted ({events.length})</summary>
      <p>They can be brought back until this tab is closed or loaded again.</p>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <Line>
              <span>
                <bdi>{event.title}</bdi>, {formatCalendarDate(event.date)}
              </span>
              <QuietButton data-restore onClick={once(() => onRestore(event))}>
                Restore <VisuallyHidden>{event.title}</VisuallyHidden>
              </QuietButton>
            </Line>
          </li>
        ))}
      </ul>
    </Folded>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  font: ${type.small};
  color: ${color.soft};
  overflow-wrap: anywhere;
  button { flex: none; }
`;

const Folded = styled.details`
  font: ${type.small};
  color: ${color.soft};
  summary { padding-block: ${space.s}; cursor: pointer; }
  ul { list-style: none; margin-top: ${space.s}; }
`;
