import { CALENDAR_EVENT_TYPES, type CalendarEvent, previousLocations } from "@inner-light/core";
import { styled } from "styled-components";
import { Field, FieldPair, Input, Select } from "../../components/field/field.tsx";
import { LongText } from "../../components/field/long-text.tsx";
import type { DraftForm } from "../../components/field/use-draft-form.ts";
import { calendarEventTypeNames } from "./calendar-event-texts.ts";
import { CalendarEventWarnings } from "./calendar-event-warnings.tsx";

/** The id of each field, in the order of the page. */
export const CALENDAR_EVENT_FIELD_IDS = {
  title: "event-title",
  description: "event-description",
  date: "event-date",
  time: "event-time",
  type: "event-type",
  location: "event-location",
  weeks: "event-weeks",
};

interface CalendarEventFieldsProps extends DraftForm<keyof typeof CALENDAR_EVENT_FIELD_IDS> {
  readonly editedEvent: CalendarEvent | undefined;
  readonly events: readonly CalendarEvent[];
}

/** The fields of an event. A new one can also be repeated. */
export function CalendarEventFields({ field, control, editedEvent, events }: CalendarEventFieldsProps) {
  const locations = previousLocations(events);
  return (
    <>
      <Field {...field("title")} label="Title">
        {(control) => <Input {...control} required />}
      </Field>
      <Field {...field("description")} label="Description">
        {(control) => <LongText {...control} rows={4} />}
      </Field>
      <FieldPair>
        <Field {...field("date")} label="Date">
          {(control) => <Input {...control} required type="date" />}
        </Field>
        <Field {...field("time")} label="Time">
          {(control) => <Input {...control} required type="time" />}
        </Field>
      </FieldPair>
      <CalendarEventWarnings control={control} editedEvent={editedEvent} events={events} />
      <FieldPair>
        <Field {...field("type")} label="Type">
          {(control) => (
            <Select {...control}>
              {CALENDAR_EVENT_TYPES.map((eventType) => (
                <option key={eventType} value={eventType}>
                  {calendarEventTypeNames[eventType]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field {...field("location")} label="Location">
          {(control) => <Input {...control} list={locations.length > 0 ? LOCATIONS : undefined} />}
        </Field>
      </FieldPair>
      <datalist id={LOCATIONS}>
        {locations.map((location) => (
          <option key={location} value={location} />
        ))}
      </datalist>
      {editedEvent === undefined && (
        <Field
          {...field("weeks")}
          label="Repeat weekly"
          hint="For how many weeks in all. Leave it empty for a single event."
        >
          {(control) => <ShortInput {...control} inputMode="numeric" maxLength={3} />}
        </Field>
      )}
    </>
  );
}

const LOCATIONS = "previous-locations";

const ShortInput = styled(Input)`
  max-width: 6rem;
`;
