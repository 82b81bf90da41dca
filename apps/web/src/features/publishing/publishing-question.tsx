import { type CalendarChange, differingFields } from "@inner-light/core";
import { styled } from "styled-components";
import { valuesOf } from "../../components/calendar-event/event-values.ts";
import { americanFormats } from "../../site/american-formats.ts";
import { control, space } from "../../theme/tokens.ts";

/** Asks whose version of an event to keep, in a form. The answers say what they drop. */
export function PublishingQuestion({ change: { event, mine, published } }: { readonly change: CalendarChange }) {
  const fields = mine && published ? differingFields(mine, published) : [];
  const [ours, theirs] = [mine, published].map((version) =>
    version === undefined ? "the removal" : fields.length === 0 ? "the change" : valuesOf(version, fields),
  );
  const answer = (side: "mine" | "theirs", text: string) => (
    <label>
      <input type="radio" name={String(event.id)} value={side} required /> {text}
    </label>
  );
  return (
    <Box>
      <legend>
        “{event.title}”, {americanFormats.date(event.date)}. Here: {ours}. Elsewhere: {theirs}. Which do you want?
      </legend>
      {answer("theirs", `Take theirs, drop ${ours}`)}
      {answer("mine", `Publish mine, drop ${theirs}`)}
    </Box>
  );
}

const Box = styled.fieldset`
  display: grid;
  gap: ${space.m};
  border: 0;
  & > legend { padding: 0 0 ${space.m}; }
  & input { inline-size: ${space.l}; block-size: ${space.l}; margin: 0; }
  & > label { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${control.mark}; }
`;
