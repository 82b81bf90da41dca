import {
  type CalendarEventRepository,
  type ContactSubmissionRepository,
  calendarEventDraftSchema,
  calendarEventFrom,
  calendarEventSchema,
  contactSubmissionDraftSchema,
  type GallerySlide,
  type GallerySlideRepository,
  type Guarantees,
  hasCode,
  NotFoundError,
  readRecord,
  readRecords,
  revisedValue,
  UnauthorizedError,
  UnavailableError,
  type UpcomingEvents,
  upcomingCalendarEvents,
  validate,
} from "@inner-light/core";

/** What a plain collection can promise: it takes one item per request, compares nothing, and knows no repeated request. */
export const restGuarantees: Guarantees = {
  several: "one-by-one",
  conflicts: "last-wins",
  afterNoAnswer: "unknown",
  repeatedMessages: "stored-again",
};

/**
 * The visitor's three ports and the owner's events, over the collections at `<address>/items/<collection>`. The gallery
 * shows `slides`. A request ends after `timeLimit` milliseconds, because a form that waits without end loses its visitor.
 */
export function createRestBackend(
  address: string,
  slides: readonly GallerySlide[],
  fetch = globalThis.fetch,
  timeLimit = 10_000,
) {
  /** One request. Every failure leaves as an error of core, so that the page has a sentence for it. */
  async function send(method: string, path: string, item?: object): Promise<unknown> {
    const unavailable = (cause: unknown) =>
      Promise.reject(new UnavailableError("The server gave no answer", { cause }));
    const body = item === undefined ? null : JSON.stringify(item);
    const headers = { "Content-Type": "application/json" };
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(`${address}/items/${path}`, { method, headers, body, signal }).catch(unavailable);
    if (response.status === 401 || response.status === 403) throw new UnauthorizedError("The server asks who you are");
    if (response.status === 404 && path.includes("/")) throw new NotFoundError("No such item");
    if (!response.ok) throw new UnavailableError(`The server answered ${response.status}`);
    return response.status === 204 ? null : response.json().catch(unavailable);
  }

  const calendarEvents: CalendarEventRepository = {
    async list() {
      const items = await send("GET", "events");
      return readRecords(calendarEventSchema, Array.isArray(items) ? items : [items]);
    },

    // Every draft is validated before the first is sent, so that an invalid one stops them all.
    async add(drafts) {
      const added = drafts.map((draft) => calendarEventFrom(validate(calendarEventDraftSchema, draft), newId()));
      for (const event of added) await send("PUT", `events/${event.id}`, event);
      return added;
    },

    async update(changes) {
      const updated = changes.map(({ before, draft }) =>
        calendarEventFrom(validate(calendarEventDraftSchema, draft), before.id),
      );
      for (const event of updated) {
        const stored = Object(await send("GET", `events/${event.id}`));
        const reading = readRecord(calendarEventSchema, stored);
        await send(
          "PUT",
          `events/${event.id}`,
          revisedValue(stored, "record" in reading ? reading.record : event, event),
        );
      }
      return updated;
    },

    async remove(ids) {
      const gone = new Set<number>();
      for (const id of ids)
        await send("DELETE", `events/${id}`).catch((error: unknown) => {
          if (!hasCode(error, "not-found") || gone.add(id).size === ids.length) throw error;
        });
    },
  };

  const upcomingEvents: UpcomingEvents = {
    list: async ({ from, limit }) => upcomingCalendarEvents(await calendarEvents.list(), from, limit),
  };

  const contactSubmissions: ContactSubmissionRepository = {
    async add(draft) {
      const message = validate(contactSubmissionDraftSchema, draft);
      const id = newId();
      await send("PUT", `messages/${id}`, { ...message, id, timestamp: new Date().toISOString() });
    },
  };

  const gallerySlides: GallerySlideRepository = {
    list: async () => slides.map((slide) => ({ ...slide })),
  };

  return { upcomingEvents, calendarEvents, contactSubmissions, gallerySlides };
}

/**
 * An id that no other device chooses. The browser chooses it, not the server: when a connection closes, browsers send a
 * request again by themselves, and under one id it is stored once.
 */
function newId(): number {
  return Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
}
