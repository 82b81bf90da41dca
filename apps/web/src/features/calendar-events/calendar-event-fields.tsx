import {
  CALENDAR_EVENT_MAX_LENGTH,
  CALENDAR_EVENT_TYPES,
  type CalendarEvent,
  type CalendarEventSeries,
  type CalendarEventSeriesDraft,
  previousLocations,
} from "@inner-light/core";
import type { UseFormReturn } from "react-hook-form";
import { styled } from "styled-components";
import { Field, Input, Select } from "../../components/field/field.tsx";
import { LongText } from "../../components/field/long-text.tsx";
import { from, space } from "../../theme/tokens.ts";
import { calendarEventTypeNames } from "./calendar-event-texts.ts";
import { CalendarEventWarnings } from "./calendar-event-warnings.tsx";

interface CalendarEventFieldsProps {
  readonly form: UseFormReturn<CalendarEventSeriesDraft, unknown, CalendarEventSeries>;
  readonly own: CalendarEvent | undefined;
  readonly events: readonly CalendarEvent[];
}

/** The fields of an event; of a new one also how often it is repeated. */
export function CalendarEventFields({ form, own, events }: CalendarEventFieldsProps) {
  const { register, clearErrors, formState, control: values } = form;
  const field = (name: keyof CalendarEventSeriesDraft) => register(name, { onChange: () => clearErrors(name) });
  const error = (name: keyof CalendarEventSeriesDraft) => formState.errors[name]?.message;
  const places = previousLocations(events);

  return (
    <>
      <Field id="event-title" label="Title" error={error("title")}>
        {(control) => <Input {...control} {...field("title")} required maxLength={CALENDAR_EVENT_MAX_LENGTH.title} />}
      </Field>
      <Field id="event-description" label="Description" error={error("description")}>
        {(control) => (
          <LongText {...control} {...field("description")} rows={4} maxLength={CALENDAR_EVENT_MAX_LENGTH.description} />
        )}
      </Field>
      <Pair>
        <Field id="event-date" label="Date" error={error("date")}>
          {(control) => <Input {...control} {...field("date")} required type="date" />}
        </Field>
        <Field id="event-time" label="Time" error={error("time")}>
          {(control) => <Input {...control} {...field("time")} required type="time" />}
        </Field>
      </Pair>
      <CalendarEventWarnings values={values} own={own} events={events} />
      <Pair>
        <Field id="event-type" label="Type" error={error("type")}>
          {(control) => (
            <Select {...control} {...field("type")}>
              {CALENDAR_EVENT_TYPES.map((eventType) => (
                <option key={eventType} value={eventType}>
                  {calendarEventTypeNames[eventType]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="event-location" label="Location" error={error("location")}>
          {(control) => (
            <Input
              {...control}
              {...field("location")}
              maxLength={CALENDAR_EVENT_MAX_LENGTH.location}
              list={places.length > 0 ? PLACES : undefined}
            />
          )}
        </Field>
      </Pair>
      <datalist id={PLACES}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      {own === undefined && (
        <Field
          id="event-weeks"
          label="Repeat weekly"
          hint="For how many weeks in all. Leave it empty for a single event."
          error={error("weeks")}
        >
          {(control) => <ShortInput {...control} {...field("weeks")} inputMode="numeric" maxLength={3} />}
        </Field>
      )}
    </>
  );
}

const PLACES = "earlier-places";

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  input { min-width: 0; } /* A day and a time are wide in large text. */
  ${from.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const ShortInput = styled(Input)`
  max-width: 6rem;
`;
