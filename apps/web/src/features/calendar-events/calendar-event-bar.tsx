import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "../../components/button/button.ts";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { borderWidth, color, media, space, zIndex } from "../../theme/tokens.ts";
import { CALENDAR_EVENT_FORM } from "./calendar-event-form.tsx";
import { FORM_TOGGLE } from "./use-open-form.ts";

interface CalendarEventBarProps {
  /** Whether the form for a new event is open. */
  readonly isAdding: boolean;
  readonly isDisabled: boolean;
  readonly onOpen: () => void;
  readonly onCancel: () => void;
  /** Links beside the button. */
  readonly children: ReactNode;
}

/** Opens and closes the form for a new event. Stays below the site's bar while the events scroll. */
export function CalendarEventBar({ isAdding, isDisabled, onOpen, onCancel, children }: CalendarEventBarProps) {
  return (
    <Bar>
      <Button
        id={FORM_TOGGLE}
        disabled={isDisabled}
        $variant={isAdding ? "outlined" : "filled"}
        aria-expanded={isAdding}
        aria-controls={isAdding ? CALENDAR_EVENT_FORM : undefined}
        onClick={ignoreDoubleClick(isAdding ? onCancel : onOpen)}
      >
        {isAdding ? "Cancel" : "Add New Event"}
      </Button>
      {children}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  top: var(--covered-height);
  z-index: ${zIndex.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  padding-block: ${space.s};
  border-bottom: ${borderWidth.rule} solid ${color.line};
  background: ${color.paper};
  ${media.short} { position: static; }
  @media print { display: none; }
`;
