import { type CalendarChange, type CalendarEvent, differingFields } from "@inner-light/core";
import { valuesOf } from "../../components/calendar-event/event-values.ts";
import { CheckboxField } from "../../components/field/checkbox-field.tsx";
import { Stack } from "../../components/section/section.ts";
import { americanFormats } from "../../site/american-formats.ts";

/** Asks in a form whose version of an event to keep. */
export function PublishingQuestion({ change: { event, mine, published } }: { readonly change: CalendarChange }) {
  const question = `“${event.title}”, ${americanFormats.date(event.date)}: which version do you want?`;
  const answer = (side: "mine" | "theirs", label: string, hint: string) => (
    <CheckboxField
      id={`publish-${side}-${event.id}`}
      label={label}
      hint={hint}
      input={{ type: "radio", name: String(event.id), value: side, required: true }}
    />
  );
  return (
    <Stack role="radiogroup" aria-label={question}>
      <p>{question}</p>
      {answer("theirs", "Take theirs", outcomeOf(published, mine))}
      {answer("mine", "Publish mine", outcomeOf(mine, published))}
    </Stack>
  );
}

/** What an answer keeps, and what it drops. */
function outcomeOf(kept: CalendarEvent | undefined, dropped: CalendarEvent | undefined): string {
  if (kept === undefined) return "Removes the event.";
  if (dropped === undefined) return "Brings the event back.";
  const fields = differingFields(kept, dropped);
  if (fields.length === 0) return "Drops the other change.";
  return `Keeps ${valuesOf(kept, fields)}. Drops ${valuesOf(dropped, fields)}.`;
}
