import {
  type CalendarDate,
  type CalendarEventDraft,
  type ContactSubmissionDraft,
  calendarEventSchema,
  isCalendarDate,
} from "@inner-light/core";
import type { MemoryBackend } from "@inner-light/storage-memory";
import * as v from "valibot";

/** One request, taken apart. */
interface Call {
  readonly id: number;
  readonly query: Readonly<Record<string, string>>;
  body<Fields extends v.ObjectEntries>(fields: Fields): v.InferOutput<v.ObjectSchema<Fields, undefined>>;
}

export type Route = readonly [
  method: "get" | "post" | "put" | "delete",
  path: string,
  action: (call: Call) => Promise<unknown>,
];

// The repositories check the fields of a draft.
const eventDraft = v.custom<CalendarEventDraft>((draft) => typeof draft === "object");
const messageDraft = v.custom<ContactSubmissionDraft>((draft) => typeof draft === "object");
const calendarDate = v.custom<CalendarDate>((date) => typeof date === "string" && isCalendarDate(date));
const upcoming = v.object({ from: calendarDate, limit: v.pipe(v.string(), v.transform(Number)) });

export function visitorRoutes({ calendarEvents, contactSubmissions, gallerySlides }: MemoryBackend): Route[] {
  return [
    ["get", "/events", () => calendarEvents.list()],
    ["get", "/events/upcoming", ({ query }) => calendarEvents.upcoming(v.parse(upcoming, query))],
    ["get", "/slides", () => gallerySlides.list()],
    ["post", "/messages", ({ body }) => contactSubmissions.add(body({ draft: messageDraft }).draft)],
  ];
}

export function ownerRoutes({ calendarEvents, inbox, backups, diagnostics }: MemoryBackend): Route[] {
  return [
    ["post", "/events", ({ body }) => calendarEvents.add(body({ drafts: v.array(eventDraft) }).drafts)],
    [
      "put",
      "/events",
      ({ body }) => {
        const { before, draft } = body({ before: calendarEventSchema, draft: eventDraft });
        return calendarEvents.update(before, draft);
      },
    ],
    ["delete", "/events/:id", ({ id }) => calendarEvents.remove(id)],
    ["post", "/events/:id/restore", ({ id }) => calendarEvents.restore(id)],
    ["get", "/messages", () => inbox.list()],
    ["put", "/messages/:id/read", ({ id, body }) => inbox.setRead(id, body({ isRead: v.boolean() }).isRead)],
    ["delete", "/messages/:id", ({ id }) => inbox.remove(id)],
    ["post", "/messages/:id/restore", ({ id }) => inbox.restore(id)],
    ["post", "/backup", () => backups.export()],
    ["post", "/backup/preview", ({ body }) => backups.preview(body({ file: v.string() }).file)],
    [
      "put",
      "/backup",
      ({ body }) => {
        const { file, mode } = body({ file: v.string(), mode: v.picklist(["merge", "replace"]) });
        return backups.restore(file, mode);
      },
    ],
    ["get", "/backup/last-exported-at", () => backups.lastExportedAt()],
    ["get", "/storage/issues", () => diagnostics.issues()],
    ["get", "/storage/usage", () => diagnostics.usage()],
    ["get", "/storage/raw", () => diagnostics.exportRaw()],
  ];
}
