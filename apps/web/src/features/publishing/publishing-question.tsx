import { type CalendarChange, differingFields } from "@inner-light/core";
import { valuesOf } from "../../components/calendar-event/event-values.ts";
import { CheckboxField } from "../../components/field/checkbox-field.tsx";
import { Stack } from "../../components/section/section.ts";
import { americanFormats } from "../../site/american-formats.ts";

/** Asks whose version of an event to keep, in a form. The answers say what they drop. */
export function PublishingQuestion({ change: { event, mine, published } }: { readonly change: CalendarChange }) {
  const fields = mine && published ? differingFields(mine, published) : [];
  const [ours, theirs] = [mine, published].map((version) =>
    version === undefined ? "the removal" : fields.length === 0 ? "the change" : valuesOf(version, fields),
  );
  const question = `“${event.title}”, ${americanFormats.date(event.date)}. Here: ${ours}. Elsewhere: ${theirs}. Which do you want?`;
  const answer = (side: "mine" | "theirs", label: string, dropped = "") => (
    <CheckboxField
      id={`publish-${side}-${event.id}`}
      label={label}
      hint={`Drops ${dropped}.`}
      input={{ type: "radio", name: String(event.id), value: side, required: true }}
    />
  );
  return (
    <Stack role="radiogroup" aria-label={question}>
      <p>{question}</p>
      {answer("theirs", "Take theirs", ours)}
      {answer("mine", "Publish mine", theirs)}
    </Stack>
  );
}
