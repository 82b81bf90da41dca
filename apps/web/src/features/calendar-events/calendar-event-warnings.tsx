import { type CalendarEvent, formatCalendarDate, formatPlainTime, scheduleWarnings } from "@inner-light/core";
import { useWatch } from "react-hook-form";
import { styled } from "styled-components";
import type { DraftForm } from "../../components/field/use-draft-form.ts";
import { site } from "../../site/site.ts";
import { color, type } from "../../theme/tokens.ts";
import { useToday } from "./use-today.ts";

interface CalendarEventWarningsProps {
  readonly control: DraftForm<string>["control"];
  readonly editedEvent: CalendarEvent | undefined;
  readonly events: readonly CalendarEvent[];
}

/** Warns of likely mistakes: a day that has passed, or another event at the same time. Neither prevents saving. */
export function CalendarEventWarnings({ control, editedEvent, events }: CalendarEventWarningsProps) {
  const [date = "", time = "", weeks] = useWatch({ control, name: ["date", "time", "weeks"] });
  const today = useToday(site.timeZone);
  const warnings = today && scheduleWarnings({ date, time, weeks }, { events, editedEvent, today });
  const conflict = warnings?.conflict;

  return (
    <Lines aria-live="polite">
      {warnings?.isPast && <p>This day has passed, so visitors will not see the event.</p>}
      {conflict && (
        <p>
          <bdi>{conflict.title}</bdi> is on {formatCalendarDate(conflict.date)} at {formatPlainTime(conflict.time)},
          too.
        </p>
      )}
    </Lines>
  );
}

const Lines = styled.div`
  font: ${type.small};
  color: ${color.accent};
  &:empty { display: none; }
`;
