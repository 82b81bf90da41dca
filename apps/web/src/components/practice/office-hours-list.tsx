import { styled } from "styled-components";
import { daysText, hoursText } from "../../site/office-hours.ts";
import { site } from "../../site/site.ts";
import { space, type } from "../../theme/tokens.ts";

/** When the practice is open. */
export function OfficeHoursList() {
  if (site.officeHours.length === 0) return <p>By appointment.</p>;
  return (
    <Facts>
      {site.officeHours.map((hours) => (
        <Row key={daysText(hours) + hours.opens}>
          <dt>{daysText(hours)}</dt>
          <dd>{hoursText(hours)}</dd>
        </Row>
      ))}
    </Facts>
  );
}

/** Terms, each with its description below it. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space.xs};
  dt { font: ${type.label}; }
  dd + dt { margin-top: ${space.s}; }
  dd { font-variant-numeric: tabular-nums; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
`;
