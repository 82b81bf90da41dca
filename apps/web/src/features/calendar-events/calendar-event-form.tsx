import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import {
  type CalendarEvent,
  type CalendarEventSeries,
  type CalendarEventSeriesDraft,
  calendarEventSeriesSchema,
  DEFAULT_CALENDAR_EVENT_TYPE,
} from "@inner-light/core";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { ErrorSummary } from "../../components/field/error-summary.tsx";
import { FieldStack } from "../../components/field/field.tsx";
import { Notice } from "../../components/notice.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useSinglePress } from "../../components/use-single-press.ts";
import type { ErrorMessage } from "../../site/error-messages.ts";
import { toasts } from "../../site/toasts.ts";
import { color, from, radius, space, stroke } from "../../theme/tokens.ts";
import { CalendarEventFields } from "./calendar-event-fields.tsx";
import { calendarEventToasts } from "./calendar-event-toasts.ts";

/** What became of a press on the form's button, and what is left to do, if only a part of it could be done. */
export interface SaveOutcome {
  readonly isSaved: boolean;
  readonly rest?: Pick<CalendarEventSeriesDraft, "date" | "weeks">;
}

interface CalendarEventFormProps {
  readonly label: string;
  readonly initial?: Partial<CalendarEventSeriesDraft>;
  /** The event that is being changed. Without one the form makes new events, and can repeat them. */
  readonly own?: CalendarEvent;
  readonly events: readonly CalendarEvent[];
  /** What was typed before the page was left: it stands in the fields again. */
  readonly typed?: CalendarEventSeriesDraft | undefined;
  /** Set to the way to read what was typed and not saved, while there is any. */
  readonly unsaved: RefObject<(() => CalendarEventSeriesDraft) | null>;
  /** The field to begin in. Without one, focus stays where it is. */
  readonly beginIn?: "title" | "date";
  readonly failure: ErrorMessage | null;
  readonly save: (series: CalendarEventSeries) => Promise<SaveOutcome>;
  /** The form's buttons, and what stands above the fields. */
  readonly children: ReactNode;
  readonly heading?: ReactNode;
}

/** The owner's form for an event. What was typed stays until it is safely kept. */
export function CalendarEventForm(props: CalendarEventFormProps) {
  const { label, initial, own, events, typed, unsaved, beginIn, failure, save, children, heading } = props;
  const form = useForm<CalendarEventSeriesDraft, unknown, CalendarEventSeries>({
    resolver: standardSchemaResolver(calendarEventSeriesSchema),
    reValidateMode: "onSubmit",
    defaultValues: { ...BLANK, ...initial },
  });
  const showToast = useToast();
  const { getValues, reset, setFocus } = form;
  const [found, setFound] = useState(0);
  const problems = FIELDS.flatMap((name) => {
    const message = form.formState.errors[name]?.message;
    return message === undefined ? [] : [{ id: `event-${name}`, message }];
  });

  useEffect(() => {
    if (beginIn !== undefined) setFocus(beginIn);
  }, [beginIn, setFocus]);

  useEffect(() => {
    if (typed !== undefined) reset(typed, { keepDefaultValues: true });
  }, [typed, reset]);

  const { isDirty } = form.formState;
  useEffect(() => {
    unsaved.current = isDirty ? () => getValues() : null;
    return () => {
      unsaved.current = null;
    };
  }, [unsaved, isDirty, getValues]);

  const onSubmit = useSinglePress(async (event) => {
    let isDone = false;
    await form.handleSubmit(
      async (series) => {
        setFound(0);
        const outcome = await save(series);
        isDone = outcome.isSaved || outcome.rest !== undefined;
        if (outcome.rest === undefined) return;
        form.setValue("date", outcome.rest.date);
        form.setValue("weeks", outcome.rest.weeks);
      },
      (errors) => {
        setFound(Object.keys(errors).length);
        const typed = getValues();
        const isIncomplete = REQUIRED.some((name) => errors[name] !== undefined && typed[name].trim() === "");
        showToast(isIncomplete ? toasts.incompleteEvent : calendarEventToasts.notRight);
      },
    )(event);
    return isDone;
  });

  return (
    <Form id={own ? undefined : CALENDAR_EVENT_FORM} data-event-form noValidate onSubmit={onSubmit} aria-label={label}>
      <FieldStack>
        {heading}
        <ErrorSummary id="event-problems" problems={problems} found={found} />
        <CalendarEventFields form={form} own={own} events={events} />
        {failure !== null && (
          <Notice title={failure.title} tone="danger">
            <p>{failure.text}</p>
          </Notice>
        )}
        {children}
      </FieldStack>
    </Form>
  );
}

/** The id of the form for a new event, which the button that opens it refers to. */
export const CALENDAR_EVENT_FORM = "calendar-event-form";

const REQUIRED = ["title", "date", "time"] as const;

/** The fields in the order in which they stand, for the list of what is wrong with them. */
const FIELDS = ["title", "description", "date", "time", "type", "location", "weeks"] as const;

const BLANK: CalendarEventSeriesDraft = {
  title: "",
  description: "",
  date: "",
  time: "",
  type: DEFAULT_CALENDAR_EVENT_TYPE,
  location: "",
  weeks: "",
};

const Form = styled.form`
  padding: ${space.l};
  border: ${stroke.rule} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  ${from.medium} { padding: ${space.xl}; }
`;
