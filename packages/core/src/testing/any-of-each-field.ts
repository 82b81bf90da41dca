import { CALENDAR_EVENT_FIELDS, type CalendarEventField } from "../calendar-event/calendar-event.ts";

type Kind<Field extends CalendarEventField> = (typeof CALENDAR_EVENT_FIELDS)[Field]["kind"];

/** The arbitrary of each field of an event, given one for each kind of value, so that a new field is tested by its row alone. */
export function anyOfEachField<ByKind extends Record<Kind<CalendarEventField>, unknown>>(
  byKind: ByKind,
): { [Field in CalendarEventField]: ByKind[Kind<Field>] };
export function anyOfEachField(byKind: Record<Kind<CalendarEventField>, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(CALENDAR_EVENT_FIELDS).map(([field, { kind }]) => [field, byKind[kind]]));
}
