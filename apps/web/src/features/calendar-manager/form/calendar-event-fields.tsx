import {
  CALENDAR_EVENT_TYPES,
  type CalendarEvent,
  datesOfDraft,
  isCalendarDate,
  MAX_REPEATED_DATES,
  previousLocations,
  type Repetition,
  scheduleWarnings,
} from "@inner-light/core";
import { type Control, useController, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { events as words } from "../../../../words/events.ts";
import { useNow } from "../../../queries/use-now.ts";
import { EVENT_DETAILS, eventDetails } from "../../../site/event-details.ts";
import { americanFormats } from "../../../site/owners-words.ts";
import { site } from "../../../site/site.ts";
import { eventKinds, offeredEventTypes } from "../../../ui/calendar-event/event-kinds.ts";
import {
  Checkbox,
  ChoiceField,
  ErrorText,
  Field,
  FieldPair,
  InputField,
  SelectField,
  TextArea,
} from "../../../ui/field/field.tsx";
import type { DraftForm, FieldErrorTexts } from "../../../ui/field/use-draft-form.tsx";
import { Prose, SmallText } from "../../../ui/text/text.tsx";
import { color, control, space, type } from "../../../ui/theme/tokens.ts";
import type { EventValues } from "./event-draft.tsx";

export const EVENT_ERROR_TEXTS: FieldErrorTexts<keyof EventValues> = {
  title: { required: "Title is required" },
  date: { required: "Date is required", malformed: "Please enter a date that exists" },
  time: { required: "Start time is required", malformed: "Please enter a time of day" },
  ends: { malformed: "Please enter a time of day, or none" },
  type: { malformed: "Please choose a type" },
  repeat: { malformed: "Please choose how often" },
  count: { malformed: `Please enter a whole number from 2 to ${MAX_REPEATED_DATES}` },
  leftOut: { malformed: "Please keep at least one date" },
};

export const repetitionNames: Record<Repetition, string> = {
  never: "Does not repeat",
  weekly: "Every week",
  "two-weekly": "Every two weeks",
  monthly: "Every month, on the same weekday",
};

interface CalendarEventFieldsProps {
  readonly draft: DraftForm<EventValues>;
  readonly editedEvent: CalendarEvent | undefined;
  readonly events: readonly CalendarEvent[];
}

export function CalendarEventFields({ draft, editedEvent, events }: CalendarEventFieldsProps) {
  const { field } = draft;
  const { control } = draft.form;
  const locations = previousLocations(events);
  const [repeat, type] = useWatch({ control, name: ["repeat", "type"] });
  const types = CALENDAR_EVENT_TYPES.filter((each) => each === type || offeredEventTypes.includes(each));
  return (
    <>
      <InputField {...field("title")} label="Title" lang={site.language} required />
      <Field {...field("description")} label="Description (optional)">
        {(control) => <TextArea {...control} lang={site.language} rows={4} />}
      </Field>
      <InputField {...field("date")} label="Date" required type="date" />
      <FieldPair>
        <InputField {...field("time")} label="Starts" required type="time" />
        <InputField {...field("ends")} label="Ends (optional)" type="time" />
      </FieldPair>
      <CalendarEventWarnings {...{ draft, editedEvent, events }} />
      <FieldPair>
        <SelectField
          {...field("type")}
          label="Type"
          options={types.map((each) => [each, eventKinds[each].eventName])}
        />
        {EVENT_DETAILS.map((name) => (
          <InputField
            key={name}
            {...field(name)}
            label={`${eventDetails[name].label} (optional)`}
            lang={site.language}
            list={name === "location" && locations.length > 0 ? LOCATIONS : undefined}
          />
        ))}
      </FieldPair>
      <datalist id={LOCATIONS}>
        {locations.map((location) => (
          <option key={location} value={location} />
        ))}
      </datalist>
      {editedEvent === undefined && (
        <>
          <FieldPair>
            <SelectField {...field("repeat")} label="Repeat" options={Object.entries(repetitionNames)} />
            {repeat !== "never" && (
              <InputField
                {...field("count")}
                label="Number of dates, including the first"
                inputMode="numeric"
                maxLength={3}
              />
            )}
          </FieldPair>
          <SeriesDates {...field("leftOut")} control={control} />
        </>
      )}
      {editedEvent !== undefined && (
        <FieldPair>
          <ChoiceField
            {...field("canceled")}
            label="Canceled"
            hint={`Visitors still see it, with the word “${words.canceled}.”`}
          />
          <ChoiceField {...field("full")} label="Full" hint="Visitors see that there are no places left." />
        </FieldPair>
      )}
    </>
  );
}

const LOCATIONS = "previous-locations";

/** Warnings do not prevent saving. */
function CalendarEventWarnings({ draft, editedEvent, events }: CalendarEventFieldsProps) {
  const { control } = draft.form;
  const values = useWatch({ control, name: ["date", "time", "ends", "repeat", "count", "leftOut"] });
  const [date, time, ends, repeat, count, leftOut] = values;
  const now = useNow(site.timeZone);
  const warnings = now && scheduleWarnings({ date, time, ends, repeat, count, leftOut }, { events, editedEvent, now });
  const conflict = warnings?.conflict;

  return (
    <Warnings aria-live="polite">
      {ends !== "" && ends < time && <p>It ends the next day.</p>}
      {ends !== "" && ends === time && <p>It ends as it starts, so visitors see no end.</p>}
      {warnings?.isPast && <p>This date has passed, so visitors won’t see the event.</p>}
      {conflict && (
        <p>
          <bdi>{conflict.title}</bdi>
          <span>{` is also on ${americanFormats.date(conflict.date)} at ${americanFormats.time(conflict.time)}.`}</span>
        </p>
      )}
    </Warnings>
  );
}

const Warnings = styled(Prose)`
  font: ${type.small};
  color: ${color.accent};
`;

interface SeriesDatesProps {
  readonly id: string;
  readonly error?: string | undefined;
  readonly control: Control<EventValues>;
}

function SeriesDates({ id, error, control }: SeriesDatesProps) {
  const { field } = useController({ control, name: "leftOut" });
  const values = useWatch({ control, name: ["date", "repeat", "count", "leftOut"] });
  const [date, repeat, count, leftOut] = values;
  const dates = isCalendarDate(date) ? datesOfDraft(date, { repeat, count }) : [];
  if (!isCalendarDate(date) || dates.length < 2) return null;
  const chosen = datesOfDraft(date, { repeat, count, leftOut });
  // Hides the form's old error, because a new first date restores all dates.
  const missing = chosen.length === 0 ? error : undefined;
  const toggle = (toggled: string) =>
    field.onChange(dates.filter((each) => chosen.includes(each) === (each === toggled)));
  return (
    <Dates id={id} aria-describedby={missing && `${id}-error`}>
      <legend>Dates</legend>
      <SmallText aria-live="polite">{`${chosen.length} of ${dates.length} will be added.`}</SmallText>
      <ul>
        {dates.map((each, index) => (
          <li key={each}>
            <Checkbox
              id={`${id}-${each}`}
              type="checkbox"
              ref={index === 0 ? field.ref : undefined}
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
