import type {
  CalendarEvent,
  CalendarEventChange,
  CalendarEventDraft,
  CalendarEventId,
  CalendarEventRepository,
} from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { calendarEvents, nothing } from "./schemas.ts";

const CHANGES = { changes: ["events"] } as const;

export class HttpCalendarEventRepository implements CalendarEventRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  list(): Promise<readonly CalendarEvent[]> {
    return this.#client.read(() => this.#api.$get(), calendarEvents);
  }

  async add(drafts: readonly CalendarEventDraft[]): Promise<readonly CalendarEvent[]> {
    if (drafts.length === 0) return [];
    return this.#client.write(() => this.#api.$post({ json: { drafts: [...drafts] } }), calendarEvents, CHANGES);
  }

  async update(changes: readonly CalendarEventChange[]): Promise<readonly CalendarEvent[]> {
    if (changes.length === 0) return [];
    return this.#client.write(() => this.#api.$put({ json: { changes: [...changes] } }), calendarEvents, CHANGES);
  }

  async remove(ids: readonly CalendarEventId[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#client.write(() => this.#api.remove.$post({ json: { ids: [...ids] } }), nothing, CHANGES);
  }

  get #api() {
    return this.#client.api.events;
  }
}
