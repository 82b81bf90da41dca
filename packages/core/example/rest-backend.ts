import {
  BUILT_IN_GALLERY_SLIDES,
  type CalendarEventRepository,
  type ContactSubmissionRepository,
  calendarEventDraftSchema,
  calendarEventFrom,
  calendarEventSchema,
  contactSubmissionDraftSchema,
  type GallerySlideRepository,
  type Guarantees,
  gallerySlideSchema,
  isRecordId,
  NotFoundError,
  readRecords,
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

/** The records among a collection's items, and what else there is. */
type ReadItems<Item> = (items: readonly unknown[]) => { records: Item[]; unreadableFields: string[] };

/** The visitor's three ports and the owner's events, over the collections at `<address>/items/<collection>`. */
export function createRestBackend(address: string, fetch: typeof globalThis.fetch = globalThis.fetch) {
  /** One request. Every failure leaves as an error of core, so that the page has a sentence for it. */
  async function send(method: string, path: string, item?: object): Promise<unknown> {
    const unavailable = (cause: unknown) =>
      Promise.reject(new UnavailableError("The server gave no answer", { cause }));
    const body = item === undefined ? {} : { body: JSON.stringify(item) };
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(`${address}/items/${path}`, { method, headers, ...body }).catch(unavailable);
    if (response.status === 401 || response.status === 403) throw new UnauthorizedError("The server asks who you are");
    if (response.status === 404) throw new NotFoundError("No such item");
    if (!response.ok) throw new UnavailableError(`The server answered ${response.status}`);
    return response.status === 204 ? null : response.json().catch(unavailable);
  }

  /** The readable items. Something stored that cannot be read is not an empty list, so it rejects. */
  async function read<Item>(collection: string, readItems: ReadItems<Item>): Promise<Item[]> {
    const items = await send("GET", collection);
    const { records, unreadableFields } = readItems(Array.isArray(items) ? items : [items]);
    if (records.length > 0 || unreadableFields.length === 0) return records;
    throw new UnavailableError("Nothing of the collection can be read", { reason: "unreadable" });
  }

  /** Validates every draft before the first is sent, so that an invalid one stops them all. */
  const parse = (drafts: readonly object[]) => drafts.map((draft) => validate(calendarEventDraftSchema, draft));

  const calendarEvents: CalendarEventRepository = {
    list: () => read("events", (items) => readRecords(calendarEventSchema, items)),

    async add(drafts) {
      const added = [];
      for (const draft of parse(drafts)) {
        // The server chooses the id.
        const { id: _, ...item } = calendarEventFrom(draft, 0);
        added.push(calendarEventFrom(draft, idOf(await send("POST", "events", item))));
      }
      return added;
    },

    async update(changes) {
      const updated = [];
      for (const [index, draft] of parse(changes.map((change) => change.draft)).entries()) {
        const event = calendarEventFrom(draft, changes[index]?.before.id ?? 0);
        await send("PUT", `events/${event.id}`, event);
        updated.push(event);
      }
      return updated;
    },

    async remove(ids) {
      for (const id of ids) await send("DELETE", `events/${id}`);
    },
  };

  const upcomingEvents: UpcomingEvents = {
    list: async ({ from, limit }) => upcomingCalendarEvents(await calendarEvents.list(), from, limit),
  };

  const contactSubmissions: ContactSubmissionRepository = {
    async add(draft) {
      const message = validate(contactSubmissionDraftSchema, draft);
      await send("POST", "messages", { ...message, timestamp: new Date().toISOString() });
    },
  };

  const gallerySlides: GallerySlideRepository = {
    async list() {
      const saved = await read("slides", (items) => readRecords(gallerySlideSchema, items));
      return saved.length > 0 ? saved : BUILT_IN_GALLERY_SLIDES.map((slide) => ({ ...slide }));
    },
  };

  return { upcomingEvents, calendarEvents, contactSubmissions, gallerySlides };
}

/** The id that the server gave a new item. */
function idOf(item: unknown): number {
  if (typeof item === "object" && item !== null && "id" in item && isRecordId(item.id)) return item.id;
  throw new UnavailableError("The server answered something else");
}
