import { styled } from "styled-components";
import { officeHours as words } from "../../../words/controls.ts";
import { fill } from "../../site/fill.ts";
import { site } from "../../site/site.ts";
import { space } from "../theme/tokens.ts";
import { Facts } from "./contact-detail.tsx";

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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
`;
