import { styled } from "styled-components";
import { calendar, calendarStates } from "../../../words/calendar.ts";
import { useBackend } from "../../ioc/use-services.ts";
import { offeredServices } from "../../site/offered-services.ts";
import { ButtonLink, ButtonRow } from "../../ui/button/button.ts";
import { EmptyCalendar } from "../../ui/calendar-event/calendar-event-when.tsx";
import { TryAgain, WithoutScript } from "../../ui/notice/notice.tsx";
import { Filled } from "../../ui/text/text.tsx";
import { color } from "../../ui/theme/tokens.ts";
import type { useUpcomingState } from "./use-upcoming-state.ts";

export function CalendarIsRead() {
  return (
    <>
      <WithoutScript title={calendarStates.withoutScript.title}>
        <Filled sentence={calendarStates.withoutScript.text} values={{ ask: calendar.writeOrCall }} />
      </WithoutScript>
      <Looking>{calendarStates.looking}</Looking>
    </>
  );
}

const Looking = styled.p`
  color: ${color.textMuted};
  @media (scripting: none) { display: none; }
`;

export function NoUpcomingEvents() {
  const [service] = offeredServices;
  return (
    <EmptyCalendar title={calendar.nothingScheduled}>
      <p>{service?.words.nothingScheduled}</p>
      <ButtonRow>
        <ButtonLink to="/contact">{calendar.contact}</ButtonLink>
        {service && (
          <ButtonLink to={service.page.path} $variant="outlined">
            {service.words.about}
          </ButtonLink>
        )}
      </ButtonRow>
    </EmptyCalendar>
  );
}

export function UnreadableCalendar({ reason, isReading, read }: ReturnType<typeof useUpcomingState>) {
  const isShared = useBackend().dataLocation === "practice";
  const mayHelp = reason === undefined;
  const { blocked, damaged, unreadable, unreadableHere } = calendarStates;
  return (
    <EmptyCalendar title={isShared ? unreadable : unreadableHere}>
      <p>
        {reason === "blocked" ? blocked : reason === "unreadable" ? damaged : calendar.notRead} {calendar.writeOrCall}
      </p>
      <ButtonRow>
        {mayHelp && <TryAgain isReading={isReading} read={read} />}
        <ButtonLink to="/contact" $variant={mayHelp ? "outlined" : "filled"}>
          {calendar.contact}
        </ButtonLink>
      </ButtonRow>
    </EmptyCalendar>
  );
}
