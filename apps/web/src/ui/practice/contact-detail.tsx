import { styled } from "styled-components";
import { contactDetails, officeHours as words } from "../../../words/controls.ts";
import { fill } from "../../site/fill.ts";
import type { ContactDetail } from "../../site/resolve-site.ts";
import { site } from "../../site/site.ts";
import { SmallText } from "../text/text.tsx";
import { space, type } from "../theme/tokens.ts";

/** Renders a link once the owner sets it, otherwise text marked as a placeholder. */
export function ContactDetailText({ detail }: { detail: ContactDetail }) {
  if (detail.href !== null)
    return (
      <a href={detail.href} translate="no">
        {detail.text}
      </a>
    );
  return (
    <span>
      {detail.text} <SmallText as="span">{contactDetails.placeholder}</SmallText>
    </span>
  );
}

export function ContactFact({ name, detail }: { name: string; detail: ContactDetail }) {
  if (detail.absent) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <ContactDetailText detail={detail} />
      </dd>
    </>
  );
}

export const Facts = styled.dl`
  display: grid;
  gap: ${space.xs};
  dt { font: ${type.label}; }
  /* Capitalizes weekdays, which many languages write in lowercase. */
  dt::first-letter { text-transform: uppercase; }
  dd + dt { margin-top: ${space.s}; }
  dd { font-variant-numeric: tabular-nums; }
`;

export function OfficeHoursList() {
  if (site.officeHours.length === 0) return <p>{words.byAppointment}</p>;
  return (
    <Facts>
      {site.officeHours.map(({ from, to, opens, closes }) => (
        <DaysAndHours key={from + opens}>
          <dt>{to === null ? from : fill(words.days, { from, to })}</dt>
          <dd>{fill(words.hours, { opens, closes })}</dd>
        </DaysAndHours>
      ))}
    </Facts>
  );
}

const DaysAndHours = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
`;
