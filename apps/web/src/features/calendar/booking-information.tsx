import { styled } from "styled-components";
import { booking } from "../../../words/calendar.ts";
import { site } from "../../site/site.ts";
import { eventKinds, offeredEventTypes } from "../../ui/calendar-event/event-kinds.ts";
import { Panel } from "../../ui/card/record-card.ts";
import { ContactDetailText } from "../../ui/practice/contact-detail.tsx";
import { OfficeHoursList } from "../../ui/practice/office-hours-list.tsx";
import { stickyColumn } from "../../ui/section/section.ts";
import { Filled } from "../../ui/text/filled.tsx";
import { media, space } from "../../ui/theme/tokens.ts";

const { phone } = site.contact;

export function BookingInformation() {
  return (
    <Aside as="aside" aria-labelledby="booking-information">
      <h2 id="booking-information">{booking.title}</h2>
      <h3>{booking.how}</h3>
      <ol>
        {booking.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{booking.types}</h3>
      <ul>
        {offeredEventTypes.map((eventType) => (
          <li key={eventType}>
            <Filled
              sentence={booking.type}
              values={{
                kind: <strong>{eventKinds[eventType].eventName}</strong>,
                text: eventKinds[eventType].booking,
              }}
            />
          </li>
        ))}
      </ul>
      <h3>{booking.hours}</h3>
      <OfficeHoursList />
      {!phone.absent && (
        <p>
          <Filled sentence={booking.phone} values={{ phone: <ContactDetailText detail={phone} /> }} />
        </p>
      )}
    </Aside>
  );
}

/** Stays in view beside a long list where the window is high enough. */
const Aside = styled(Panel)`
  ${media.largeUp} { @media (min-height: 50em) { ${stickyColumn(space.m)} } }
`;
