import type { ErrorReason } from "@inner-light/core";
import { calendar, calendarStates } from "../../../words/calendar.ts";
import type { Backend } from "../../ioc/define-backend.ts";
import { useBackend } from "../../ioc/use-services.ts";
import { offeredServices } from "../../site/offered-services.ts";
import { ButtonLink, ButtonRow } from "../../ui/button/button.ts";
import { EmptyCalendar } from "../../ui/calendar-event/calendar-event-when.tsx";
import { TryAgain, WithoutScript } from "../../ui/notice/notice.tsx";
import { Filled } from "../../ui/text/text.tsx";
import type { useUpcomingState } from "./use-upcoming-state.ts";

export function CalendarIsRead() {
  return (
    <>
      <WithoutScript title={calendarStates.withoutScript.title}>
        <Filled sentence={calendarStates.withoutScript.text} values={{ ask: calendar.writeOrCall }} />
      </WithoutScript>
      <p>{calendarStates.looking}</p>
    </>
  );
}

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
  const mayHelp = reason === undefined;
  return (
    <EmptyCalendar title={titles[useBackend().dataLocation]}>
      <p>
        {(reason && reasons[reason]) ?? calendar.notRead} {calendar.writeOrCall}
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

const titles: Record<Backend["dataLocation"], string> = {
  "this-browser": calendarStates.unreadableHere,
  practice: calendarStates.unreadable,
};

const reasons: Readonly<Partial<Record<ErrorReason, string>>> = {
  blocked: calendarStates.blocked,
  unreadable: calendarStates.damaged,
};
