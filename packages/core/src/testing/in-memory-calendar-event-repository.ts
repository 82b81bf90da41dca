import {
  CALENDAR_EVENTS_KEY,
  type CalendarEvent,
  type CalendarEventId,
  calendarEventSchema,
} from "../calendar-event/calendar-event.ts";
import {
  type CalendarEventDraft,
  calendarEventDraftSchema,
  calendarEventFrom,
} from "../calendar-event/calendar-event-draft.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import { upcomingCalendarEvents } from "../calendar-event/calendar-event-schedule.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { type Clock, systemClock } from "../shared/clock.ts";
import { NotFoundError } from "../shared/errors.ts";
import type { Listing, Unsubscribe } from "../shared/listing.ts";
import { validate } from "../shared/validate.ts";
import { InMemoryList } from "./in-memory-list.ts";

export interface InMemoryCalendarEventRepositoryOptions {
  readonly clock?: Clock;
  /** The events it begins with. Without them nothing was ever stored. */
  readonly events?: readonly CalendarEvent[];
}

/** Calendar events that are gone with the page. */
export class InMemoryCalendarEventRepository implements CalendarEventRepository {
  readonly #clock: Clock;
  readonly #list: InMemoryList<CalendarEvent>;

  constructor({ clock = systemClock, events }: InMemoryCalendarEventRepositoryOptions = {}) {
    this.#clock = clock;
    this.#list = new InMemoryList(events);
  }

  async list(): Promise<Listing<CalendarEvent>> {
    return this.#list.listing();
  }

  async upcoming(from: CalendarDate, limit: number): Promise<Listing<CalendarEvent>> {
    const listing = this.#list.listing();
    return { ...listing, items: upcomingCalendarEvents(listing.items, from, limit) };
  }

  async add(draft: CalendarEventDraft): Promise<CalendarEvent> {
    const checked = validate(calendarEventDraftSchema, draft);
    return this.#list.add(this.#clock.now(), (id) => calendarEventFrom(checked, id));
  }

  async update(id: CalendarEventId, draft: CalendarEventDraft): Promise<CalendarEvent> {
    const checked = validate(calendarEventDraftSchema, draft);
    const updated = this.#list.update(calendarEventFrom(checked, id));
    if (updated === undefined) throw new NotFoundError("No such event", CALENDAR_EVENTS_KEY, "update");
    return updated;
  }

  async restore(event: CalendarEvent): Promise<CalendarEvent> {
    return this.#list.restore(validate(calendarEventSchema, event));
  }

  async remove(id: CalendarEventId): Promise<void> {
    if (!this.#list.remove(id)) throw new NotFoundError("No such event", CALENDAR_EVENTS_KEY, "remove");
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#list.subscribe(listener);
  }
}
