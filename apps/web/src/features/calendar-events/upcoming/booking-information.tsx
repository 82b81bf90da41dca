import { CALENDAR_EVENT_TYPES } from "@inner-light/core";
import { styled } from "styled-components";
import { Panel } from "../../../components/card/panel.ts";
import { ContactDetailText } from "../../../components/practice/contact-detail.tsx";
import { OfficeHours } from "../../../components/practice/office-hours.tsx";
import { practice } from "../../../site/practice.ts";
import { site } from "../../../site/site.ts";
import { space } from "../../../theme/tokens.ts";
import { calendarEventTypeNames } from "../calendar-event-texts.ts";

const { phone } = site.contact;

/** How to book, what can be booked, and when the practice can be reached. */
export function BookingInformation() {
  return (
    <Aside as="aside" aria-labelledby="booking-information">
      <h2 id="booking-information">Booking information</h2>
      <h3>How to book</h3>
      <ol>
        <li>Write to me and say what you’d like.</li>
        <li>I answer within {practice.replyWithinHours} hours with times that are open.</li>
        <li>Not sure? A first {practice.consultationMinutes}-minute call is free.</li>
        <li>
          Please book at least {practice.bookAheadHours} hours ahead. To cancel, let me know {practice.cancelAheadHours}{" "}
          hours ahead.
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
      <h3>Office hours</h3>
      <OfficeHours />
      {!phone.absent && (
        <p>
          Phone: <ContactDetailText detail={phone} />
        </p>
      )}
    </Aside>
  );
}

const sessionTypes: Record<(typeof CALENDAR_EVENT_TYPES)[number], string> = {
  "aura-reading": `${practice.sessionMinutes} minutes, for you or your pet.`,
  "reiki-healing": `${practice.sessionMinutes} minutes, here or at a distance.`,
  workshop: "learning together, no experience needed.",
  "group-session": "shared quiet, open to beginners.",
};

/** What the panel needs besides its office hours, and for each line of them. */
const LEAST_HEIGHT = `${42 + 1.75 * site.officeHours.length}em`;

/** Stays in sight beside a long list, where the window is high enough for all of it. */
const Aside = styled(Panel)`
  @media (min-width: 64em) and (min-height: ${LEAST_HEIGHT}) {
    position: sticky;
    top: calc(var(--covered-height) + ${space.m});
    align-self: start;
  }
`;
