import {
  type AdminGate,
  type BackupPreview,
  type Backups,
  type CalendarDate,
  type CalendarEventDraft,
  type CalendarEventRepository,
  type ContactSubmissionDraft,
  type ContactSubmissionRepository,
  calendarEventSchema,
  contactSubmissionSchema,
  type GallerySlideRepository,
  gallerySlideSchema,
  type Inbox,
  NOUNS,
  type RestoreMode,
  type StorageDiagnostics,
} from "@inner-light/core";
import * as v from "valibot";
import { HttpClient, type HttpSession } from "./http-backend-client.ts";

const nothing = v.null();
const inboxMessageSchema = v.object({ ...contactSubmissionSchema.entries, isRead: v.boolean() });
const deletedSchemaOf = <Schema extends v.GenericSchema>(record: Schema) => v.object({ record, deletedAt: v.string() });
const count = v.nullable(v.number());
const comparisonSchema = v.object({ noun: v.picklist(NOUNS), here: count, inBackup: count, added: count });
const previewSchema = v.object({ createdAt: v.string(), comparison: v.array(comparisonSchema) });
const issueSchema = v.object({
  noun: v.picklist(NOUNS),
  code: v.picklist(["unreadable-records", "unreadable-list", "unreachable", "newer-version", "copies-kept"]),
  count: v.number(),
  fields: v.array(v.string()),
});

/** Every port at the server of an origin. A session may outlive the page, as a cookie does. */
export function httpPorts(origin: string, session: HttpSession = { token: null }) {
  const client = new HttpClient(origin, session);
  return {
    calendarEvents: httpCalendarEvents(client),
    contactSubmissions: httpContactSubmissions(client),
    inbox: httpInbox(client),
    gallerySlides: httpGallerySlides(client),
    gate: httpAdminGate(client),
    backups: httpBackups(client),
    diagnostics: httpDiagnostics(client),
    changes: client.changes,
  };
}

function httpCalendarEvents(client: HttpClient): CalendarEventRepository {
  return {
    list: () => client.read("/events", v.array(calendarEventSchema)),
    upcoming: ({ from, limit }: { from: CalendarDate; limit: number }) =>
      client.read(`/events/upcoming?from=${from}&limit=${limit}`, v.array(calendarEventSchema)),
    add: async (drafts: readonly CalendarEventDraft[]) =>
      drafts.length === 0 ? [] : client.write("POST", "/events", { drafts }, v.array(calendarEventSchema), "events"),
    update: async (changes) =>
      changes.length === 0 ? [] : client.write("PUT", "/events", { changes }, v.array(calendarEventSchema), "events"),
    async remove(ids) {
      if (ids.length > 0) await client.write("POST", "/events/remove", { ids }, nothing, "events");
    },
    listDeleted: () => client.read("/events/deleted", v.array(deletedSchemaOf(calendarEventSchema))),
    restore: async (ids) =>
      ids.length === 0 ? [] : client.write("POST", "/events/restore", { ids }, v.array(calendarEventSchema), "events"),
  };
}

function httpContactSubmissions(client: HttpClient): ContactSubmissionRepository {
  return {
    add: (draft: ContactSubmissionDraft) =>
      client.write("POST", "/messages", { draft }, contactSubmissionSchema, "messages"),
  };
}

function httpInbox(client: HttpClient): Inbox {
  return {
    list: () => client.read("/messages", v.array(inboxMessageSchema)),
    setRead: async (id, isRead) =>
      void (await client.write("PUT", `/messages/${id}/read`, { isRead }, nothing, "messages")),
    remove: async (id) => void (await client.write("DELETE", `/messages/${id}`, null, nothing, "messages")),
    listDeleted: () => client.read("/messages/deleted", v.array(deletedSchemaOf(inboxMessageSchema))),
    restore: (id) => client.write("POST", `/messages/${id}/restore`, null, inboxMessageSchema, "messages"),
  };
}

function httpGallerySlides(client: HttpClient): GallerySlideRepository {
  return { list: () => client.read("/slides", v.array(gallerySlideSchema)) };
}

function httpAdminGate(client: HttpClient): AdminGate {
  let unlocked = false;
  return {
    isOpen: async () => unlocked && client.session.token !== null,
    unlock: async (password: string) => {
      const { token } = await client.write("POST", "/gate", { password }, v.object({ token: v.nullable(v.string()) }));
      if (token === null) return false;
      client.session.token = token;
      unlocked = true;
      client.changes.publish("gate");
      return true;
    },
  };
}

function httpBackups(client: HttpClient): Backups {
  return {
    export: () => client.write("POST", "/backup", null, v.string()),
    preview: (file: string): Promise<BackupPreview> => client.write("POST", "/backup/preview", { file }, previewSchema),
    restore: async (file: string, mode: RestoreMode) =>
      void (await client.write("PUT", "/backup", { file, mode }, nothing, ...NOUNS)),
    lastBackupAt: () => client.read("/backup/last", v.nullable(v.number())),
  };
}

function httpDiagnostics(client: HttpClient): StorageDiagnostics {
  return {
    issues: () => client.read("/storage/issues", v.array(issueSchema)),
    usage: () => client.read("/storage/usage", v.object({ used: v.number(), capacity: v.nullable(v.number()) })),
    exportRaw: () => client.read("/storage/raw", v.string()),
  };
}
