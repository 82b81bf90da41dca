import type { CalendarEvent, CalendarEventSeriesDraft } from "@inner-light/core";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { QuietRoom } from "../../components/drawings/quiet-room.tsx";
import { useKeepDraft, useKeptDraft } from "../../components/field/kept-draft.ts";
import { Notice } from "../../components/notice.tsx";
import { once } from "../../components/once.ts";
import { Stack } from "../../components/section/section.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useToday } from "./use-today.ts";
import { site } from "../../site/site.ts";
import { space } from "../../theme/tokens.ts";
import { CalendarEventCard } from "./calendar-event-card.tsx";
import { CALENDAR_EVENT_FORM } from "./calendar-event-form.tsx";
import { CalendarEventOwnerActions } from "./calendar-event-owner-actions.tsx";
import { calendarEventToasts } from "./calendar-event-toasts.ts";
import { DeletedLine, RecentlyDeleted } from "./deleted-calendar-events.tsx";
import { EditCalendarEvent } from "./edit-calendar-event.tsx";
import { ManagedCalendarEvents } from "./managed-calendar-events.tsx";
import { NewCalendarEvent } from "./new-calendar-event.tsx";
import { useCalendarEventFocus } from "./use-calendar-event-focus.ts";
import { useCalendarEventRemoval } from "./use-calendar-event-removal.ts";
import { useCalendarEvents } from "./use-calendar-events.ts";

/** The one form that is open: for a new event, for a copy of one, or for changing one. */
type OpenForm = { readonly copyOf?: CalendarEvent } | { readonly edited: CalendarEvent };

interface UnsavedForm {
  readonly form: OpenForm;
  readonly typed: CalendarEventSeriesDraft;
}

/** The owner's view of the calendar: add, look through, change, copy, delete and bring back. */
export function CalendarEventManager() {
  const { data } = useCalendarEvents();
  const today = useToday(site.timeZone);
  const kept = useKeptDraft<UnsavedForm>("event");
  const [form, setForm] = useState<OpenForm | null>(kept?.form ?? null);
  const { deleted, latest, deleteEvent, restoreEvent } = useCalendarEventRemoval();
  const unsaved = useRef<(() => CalendarEventSeriesDraft) | null>(null);
  useKeepDraft<UnsavedForm>("event", () => {
    const typed = unsaved.current?.();
    return form === null || typed === undefined ? undefined : { form, typed };
  });
  const showToast = useToast();
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useCalendarEventFocus(list, toggle);

  if (data === undefined || today === null) return null;
  const events = data.items;
  const isUnreadable = events.length === 0 && data.issues.length > 0;
  const unavailable = data.state === "unavailable";
  const typed = form !== null && form === kept?.form ? kept.typed : undefined;
  const edited = form !== null && "edited" in form ? form.edited : null;
  const adding = form !== null && !("edited" in form) ? form : null;
  const isGone = ({ id }: CalendarEvent) => events.every((event) => event.id !== id);
  // What was just deleted, or is being changed though another tab has removed it, keeps its place.
  const shown = [...events, ...[edited, latest].filter((event) => event !== null).filter(isGone)];

  /** Opens a form, unless another holds what was typed and not yet saved. */
  const open = (next: OpenForm) => {
    if (unsaved.current !== null) {
      showToast(calendarEventToasts.stillOpen);
      document.querySelector<HTMLElement>("[data-event-form] :is(input, textarea)")?.focus();
      return;
    }
    setForm(next);
  };
  const close = () => {
    setForm(null);
    focusNext("beginning");
  };
  const finishEditing = (event: CalendarEvent) => {
    setForm(null);
    focusNext({ event: event.id });
  };
  const onDelete = async (event: CalendarEvent) => {
    if (await deleteEvent(event)) focusNext({ event: event.id });
  };
  const onRestore = async (event: CalendarEvent) => {
    const restored = await restoreEvent(event);
    if (restored !== null) focusNext({ event: restored.id });
  };

  return (
    <Stack>
      {unavailable && (
        <Notice title="This browser is not saving">
          <p>
            It does not let this site keep anything, so events cannot be added here. Its privacy settings can change
            that.
          </p>
        </Notice>
      )}
      <ButtonRow>
        <Button
          ref={toggle}
          disabled={unavailable}
          $look={adding ? "outlined" : "filled"}
          aria-expanded={adding !== null}
          aria-controls={CALENDAR_EVENT_FORM}
          onClick={once(() => (adding ? setForm(null) : open({})))}
        >
          {adding ? "Cancel" : "Add New Event"}
        </Button>
      </ButtonRow>
      {adding && (
        <NewCalendarEvent
          key={adding.copyOf?.id ?? "new"}
          copyOf={adding.copyOf}
          events={events}
          typed={typed}
          unsaved={unsaved}
          onAdded={close}
        />
      )}
      {!unavailable && <Heading>Current events</Heading>}
      {isUnreadable && <p>{UNREADABLE}</p>}
      {events.length === 0 && !edited && !unavailable && !isUnreadable && <NoEventsYet />}
      {shown.length > 0 && (
        <ManagedCalendarEvents ref={list} events={shown} today={today}>
          {(event) => {
            if (edited?.id === event.id)
              return (
                <EditCalendarEvent
                  event={edited}
                  events={events}
                  typed={typed}
                  unsaved={unsaved}
                  onDone={() => finishEditing(edited)}
                />
              );
            if (isGone(event)) return <DeletedLine event={event} onUndo={onRestore} />;
            return (
              <CalendarEventCard event={event}>
                <CalendarEventOwnerActions
                  event={event}
                  onEdit={() => open({ edited: event })}
                  onDuplicate={() => open({ copyOf: event })}
                  onDelete={onDelete}
                />
              </CalendarEventCard>
            );
          }}
        </ManagedCalendarEvents>
      )}
      <RecentlyDeleted events={deleted} onRestore={onRestore} />
    </Stack>
  );
}

const UNREADABLE = "What is kept here cannot be read, as the note above says. New events can be added all the same.";

function NoEventsYet() {
  return (
    <Empty>
      <Picture>
        <QuietRoom />
      </Picture>
      <h3>No Events Yet</h3>
      <p>Add the first one, and it appears on the calendar at once.</p>
    </Empty>
  );
}

const Heading = styled.h2`
  margin-block-start: ${space.m};
`;

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  text-align: center;
`;

const Picture = styled.div`
  width: min(16rem, 100%);
`;
