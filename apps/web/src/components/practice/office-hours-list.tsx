import { styled } from "styled-components";
import { officeHours as words } from "../../../words/controls.ts";
import { fill } from "../../site/fill.ts";
import { site } from "../../site/site.ts";
import { space, type } from "../../theme/tokens.ts";

/** When the practice is open. */
export function OfficeHoursList() {
  if (site.officeHours.length === 0) return <p>{words.byAppointment}</p>;
  return (
    <Facts>
      {site.officeHours.map(({ from, to, opens, closes }) => (
        <Row key={from + opens}>
          <dt>{to === null ? from : fill(words.days, { from, to })}</dt>
          <dd>{fill(words.hours, { opens, closes })}</dd>
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
  /* Many languages write the days of the week with a small letter. */
  dt::first-letter { text-transform: uppercase; }
  dd + dt { margin-top: ${space.s}; }
  dd { font-variant-numeric: tabular-nums; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
`;
