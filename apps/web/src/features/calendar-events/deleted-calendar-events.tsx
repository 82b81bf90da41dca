import { type CalendarEvent, formatCalendarDate } from "@inner-light/core";
import { styled } from "styled-components";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { TextButton } from "../../components/text-button.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { color, space, type } from "../../theme/tokens.ts";

interface DeletedCalendarEventsProps {
  readonly events: readonly CalendarEvent[];
  readonly onRestore: (event: CalendarEvent) => void;
}

/** The events that were deleted since this tab was opened, the latest first, each with a button to restore it. */
export function DeletedCalendarEvents({ events, onRestore }: DeletedCalendarEventsProps) {
  if (events.length === 0) return null;
  return (
    <Folded>
      <summary>Recently deleted ({events.length})</summary>
      <p>They can be brought back until this tab is closed or loaded again.</p>
      <ul>
        {events.map((event) => (
          <Line key={event.id}>
            <span>
              <bdi>{event.title}</bdi>, {formatCalendarDate(event.date)}
            </span>
            <TextButton onClick={ignoreDoubleClick(() => onRestore(event))}>
              Restore <VisuallyHidden>{event.title}</VisuallyHidden>
            </TextButton>
          </Line>
        ))}
      </ul>
    </Folded>
  );
}

const Folded = styled.details`
  font: ${type.small};
  color: ${color.textMuted};
  summary { padding-block: ${space.s}; cursor: pointer; }
  ul { list-style: none; margin-top: ${space.s}; }
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  overflow-wrap: anywhere;
  button { flex: none; }
`;
