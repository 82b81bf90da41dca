import { CALENDAR_EVENT_TYPES } from "@inner-light/core";
import { Panel } from "../../components/panel.ts";
import { practice } from "../../site/practice.ts";
import { calendarEventTypeNames } from "./calendar-event-texts.ts";

/** How to book, and what can be booked. */
export function BookingInformation() {
  return (
    <Panel as="aside" aria-labelledby="booking-information">
      <h2 id="booking-information">Booking information</h2>
      <h3>How to book</h3>
      <ol>
        <li>Write to me, and say which session or event you would like.</li>
        <li>I answer within {practice.replyWithinHours} hours with times that are free.</li>
        <li>If you are unsure, we talk first: a {practice.consultationMinutes}-minute call costs you nothing.</li>
        <li>
          Please book at least {practice.bookAheadHours} hours ahead, and if you need to cancel, tell me at least{" "}
          {practice.cancelAheadHours} hours ahead.
        </li>
      </ol>
      <h3>Session types</h3>
      <ul>
        {CALENDAR_EVENT_TYPES.map((eventType) => (
          <li key={eventType}>
            <strong>{calendarEventTypeNames[eventType]}</strong>: {sessionTypes[eventType]}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const sessionTypes: Record<(typeof CALENDAR_EVENT_TYPES)[number], string> = {
  "aura-reading": `${practice.sessionMinutes} minutes, for you or your animal, with a written summary.`,
  "reiki-healing": `${practice.sessionMinutes} minutes, lying down and fully clothed, here or at a distance.`,
  workshop: "learning together in a small group; no experience needed.",
  "group-session": "shared quiet in a circle, open to beginners.",
};
