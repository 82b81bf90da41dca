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

export type Action = (call: Call) => Promise<unknown>;

type Route = readonly [methodAndPath: string, action: Action];

// The repositories check the fields of a draft.
const eventDraft = v.custom<CalendarEventDraft>((draft) => typeof draft === "object");
const messageDraft = v.custom<ContactSubmissionDraft>((draft) => typeof draft === "object");
const calendarDate = v.custom<CalendarDate>((date) => typeof date === "string" && isCalendarDate(date));
const ids = v.array(v.number());
const upcoming = v.object({ from: calendarDate, limit: v.pipe(v.string(), v.transform(Number)) });

export function visitorRoutes({ calendarEvents, contactSubmissions, gallerySlides }: MemoryBackend): Route[] {
  return [
    ["GET /events", () => calendarEvents.list()],
    ["GET /events/upcoming", ({ query }) => calendarEvents.upcoming(v.parse(upcoming, query))],
    ["GET /slides", () => gallerySlides.list()],
    ["POST /messages", ({ body }) => contactSubmissions.add(body({ draft: messageDraft }).draft)],
  ];
}

export function ownerRoutes({ calendarEvents, inbox, backups, diagnostics }: MemoryBackend): Route[] {
  return [
    ["POST /events", ({ body }) => calendarEvents.add(body({ drafts: v.array(eventDraft) }).drafts)],
    [
      "PUT /events",
      ({ body }) => {
        const change = v.object({ before: calendarEventSchema, draft: eventDraft });
        return calendarEvents.update(body({ changes: v.array(change) }).changes);
      },
    ],
    ["POST /events/remove", ({ body }) => calendarEvents.remove(body({ ids }).ids)],
    ["GET /events/deleted", () => calendarEvents.listDeleted()],
    ["POST /events/restore", ({ body }) => calendarEvents.restore(body({ ids }).ids)],
    ["GET /messages", () => inbox.list()],
    ["PUT /messages/:id/read", ({ id, body }) => inbox.setRead(id, body({ isRead: v.boolean() }).isRead)],
    ["DELETE /messages/:id", ({ id }) => inbox.remove(id)],
    ["GET /messages/deleted", () => inbox.listDeleted()],
    ["POST /messages/:id/restore", ({ id }) => inbox.restore(id)],
    ["POST /backup", () => backups.export()],
    ["POST /backup/preview", ({ body }) => backups.preview(body({ file: v.string() }).file)],
    [
      "PUT /backup",
      ({ body }) => {
        const { file, mode } = body({ file: v.string(), mode: v.picklist(["merge", "replace"]) });
        return backups.restore(file, mode);
      },
    ],
    ["GET /backup/last", () => backups.lastBackupAt()],
    ["GET /storage/issues", () => diagnostics.issues()],
    ["GET /storage/usage", () => diagnostics.usage()],
    ["GET /storage/raw", () => diagnostics.exportRaw()],
  ];
}
