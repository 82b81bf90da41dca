import { datesOfDraft, isCalendarDate } from "@inner-light/core";
import { useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { Checkbox } from "../../../components/field/checkbox-field.tsx";
import { ErrorText } from "../../../components/field/field.tsx";
import type { DraftForm } from "../../../components/field/use-draft-form.ts";
import { SmallText } from "../../../components/text/text.ts";
import { americanFormats } from "../../../site/american-formats.ts";
import { control, space, type } from "../../../theme/tokens.ts";

/** The field of the dates that are left out, and the form's other fields. */
type SeriesDatesProps = ReturnType<DraftForm<string>["field"]> & Pick<DraftForm<string>, "control">;

/** The dates of a new series, before they are saved. Each can be left out. */
export function SeriesDates({ id, error, input, control }: SeriesDatesProps) {
  const values = useWatch({ control, name: ["date", "repeat", "count", "leftOut"] });
  const [date = "", repeat, count, leftOut] = values.map(String);
  const dates = isCalendarDate(date) ? datesOfDraft(date, { repeat, count }) : [];
  if (!isCalendarDate(date) || dates.length < 2) return null;
  const chosen = datesOfDraft(date, { repeat, count, leftOut });
  // Another first date brings all dates back.
  const missing = chosen.length === 0 ? error : undefined;
  const toggle = (toggled: string) => {
    const value = dates.filter((each) => chosen.includes(each) === (each === toggled)).join(" ");
    void input.onChange({ target: { name: input.name, value } });
  };
  return (
    // A group of controls, which has a value like a text's.
    <Dates id={id} ref={(group) => input.ref(group && { type: "text" })} aria-describedby={missing && `${id}-error`}>
      <legend>Dates</legend>
      <SmallText aria-live="polite">{`${chosen.length} of ${dates.length} will be added.`}</SmallText>
      <ul>
        {dates.map((each) => (
          <li key={each}>
            <Checkbox
              id={`${id}-${each}`}
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={() => toggle(each)}
            />
            <label htmlFor={`${id}-${each}`}>{americanFormats.date(each)}</label>
          </li>
        ))}
      </ul>
      {missing && <ErrorText id={`${id}-error`}>{missing}</ErrorText>}
    </Dates>
  );
}

const Dates = styled.fieldset`
  min-width: 0;
  border: 0;
  & > legend { padding: 0; font: ${type.label}; }
  & > ul { columns: 18rem; gap: ${space.l}; list-style: none; & > * { break-inside: avoid; } }
  & li { display: flex; align-items: center; gap: ${control.mark}; min-height: ${control.medium}; }
`;
