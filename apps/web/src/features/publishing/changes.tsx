import { type CalendarChange, grouped, type PublishedCalendarFile, seriesKeyOf } from "@inner-light/core";
import { styled } from "styled-components";
import { americanFormats } from "../../site/owners-words.ts";
import { SmallText } from "../../ui/text/text.tsx";
import { Timestamp } from "../../ui/text/timestamp.tsx";
import { borderWidth, color, space, type } from "../../ui/theme/tokens.ts";

interface ChangesProps {
  readonly calendar: PublishedCalendarFile;
  readonly difference: readonly CalendarChange[];
}

export function Changes({ calendar, difference }: ChangesProps) {
  const lines = grouped(difference, ({ event }) => seriesKeyOf(event));
  return (
    <div>
      <SmallText>
        Compared with the calendar that was published on <Timestamp timestamp={calendar.createdAt} />:
      </SmallText>
      <ChangeList>
        {Array.from(lines, ([key, changes]) => (
          <li key={key}>
            <bdi>{changes[0].event.title}</bdi>, {changes.length > 1 && `${changes.length} dates from `}
            {americanFormats.date(changes[0].event.date)}: {kindsOf(changes)}
          </li>
        ))}
      </ChangeList>
    </div>
  );
}

const ChangeList = styled.ul`
  list-style: none;
  font: ${type.small};
  & > li { padding-block: ${space.s}; border-block-end: ${borderWidth.rule} solid ${color.line}; }
  bdi { font: ${type.label}; }
`;

/** Returns "new here" if all changes are alike, or else the number of each kind. */
function kindsOf(changes: readonly [CalendarChange, ...CalendarChange[]]): string {
  const kind = sidesOf(changes[0]);
  return changes.every((change) => sidesOf(change) === kind) ? kind : differenceSummary(changes);
}

/** Returns text such as "2 new here, 1 changed elsewhere". */
export function differenceSummary(difference: readonly CalendarChange[]): string {
  const all = difference.map(sidesOf);
  return Array.from(new Set(all), (sides) => `${all.filter((each) => each === sides).length} ${sides}`).join(", ");
}

function sidesOf({ here, elsewhere }: CalendarChange): string {
  if (here === elsewhere) return "different here and elsewhere";
  return [here && `${kinds[here]} here`, elsewhere && `${kinds[elsewhere]} elsewhere`].filter(Boolean).join(" and ");
}

const kinds = { added: "new", changed: "changed", removed: "removed" };
