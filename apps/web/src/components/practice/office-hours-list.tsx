import { isPlainTime } from "@inner-light/core";
import { styled } from "styled-components";
import { officeHours as words } from "../../../words/controls.ts";
import { fill } from "../../site/fill.ts";
import { siteFormats } from "../../site/formats.ts";
import { clockTime24, DAYS, type Day, type OfficeHours } from "../../site/office-hours.ts";
import { site } from "../../site/site.ts";
import { space, type } from "../../theme/tokens.ts";

/** When the practice is open. */
export function OfficeHoursList() {
  if (site.officeHours.length === 0) return <p>{words.byAppointment}</p>;
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

/** "Monday – Friday", or "Saturday". */
function daysText({ from, to = from }: OfficeHours): string {
  return from === to ? dayName(from) : fill(words.days, { from: dayName(from), to: dayName(to) });
}

/** The name of a day in the week of Monday, June 15, 2026. */
function dayName(day: Day): string {
  return siteFormats.weekday(`2026-06-${15 + DAYS.indexOf(day)}`);
}

/** "9:00 AM – 7:00 PM". */
function hoursText({ opens, closes }: OfficeHours): string {
  return fill(words.hours, { opens: timeText(opens), closes: timeText(closes) });
}

/** With an ordinary space, since in large letters a time may need two lines. */
function timeText(time: string): string {
  const plain = clockTime24(time);
  return isPlainTime(plain) ? siteFormats.time(plain).replace("\u00a0", " ") : time;
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
