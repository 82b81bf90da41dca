import { type CalendarChange, type CalendarEvent, differingFields } from "@inner-light/core";
import { valuesOf } from "../../components/calendar-event/event-values.ts";
import { CheckboxField } from "../../components/field/checkbox-field.tsx";
import { Stack } from "../../components/section/section.ts";
import { americanFormats } from "../../site/american-formats.ts";

/** Asks whose version of an event to keep, in a form. The answers say what they drop. */
export function PublishingQuestion({ change }: { readonly change: CalendarChange }) {
  const { event, mine, published, earlier } = change;
  const ours = changeOf(mine, published, earlier);
  const theirs = changeOf(published, mine, earlier);
  const name = `“${event.title}”, ${americanFormats.date(event.date)}.`;
  const question = `Here: ${ours}. Elsewhere: ${theirs}. Which do you want?`;
  const answer = (side: "mine" | "theirs", label: string, kept: string, dropped: string) => (
    <CheckboxField
      id={`publish-${side}-${event.id}`}
      label={label}
      hint={hintOf(kept, dropped)}
      input={{ type: "radio", name: String(event.id), value: side, required: true }}
    />
  );
  return (
    <Stack role="radiogroup" aria-label={`${name} ${question}`}>
      <p>
        <strong>{name}</strong> {question}
      </p>
      {answer("theirs", "Take theirs", theirs, ours)}
      {answer("mine", "Publish mine", ours, theirs)}
    </Stack>
  );
}

const REMOVED = "it was removed";

/** What an answer does with the side that it does not keep. */
function hintOf(kept: string, dropped: string): string {
  if (kept === REMOVED) return "Removes the event.";
  if (dropped === REMOVED) return "Brings the event back.";
  return `Drops ${dropped}.`;
}

/** The values in which a version differs from the other one, or from the earlier one where the other was removed. */
function changeOf(version?: CalendarEvent, other?: CalendarEvent, earlier?: CalendarEvent): string {
  if (version === undefined) return REMOVED;
  const fields = differingFields(version, other ?? earlier ?? version);
  return fields.length > 0 ? valuesOf(version, fields) : "the change";
}
