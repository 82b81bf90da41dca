import {
  type ChangePoller,
  calendarEventSchema,
  type GallerySlideRepository,
  gallerySlideSchema,
  type StorageDiagnostics,
  type UpcomingEvents,
} from "@inner-light/core";
import * as v from "valibot";
import { httpAdminGate } from "./http-admin-gate.ts";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import { httpCalendarEventRepository } from "./http-calendar-event-repository.ts";
import { HttpClient } from "./http-client.ts";
import { httpDeletedRecords } from "./http-deleted-records.ts";
import { httpContactSubmissionRepository, httpInbox } from "./http-messages.ts";
import { httpSnapshots } from "./http-snapshots.ts";
import { storageIssue } from "./response-schemas.ts";

export type HttpBackend = ReturnType<typeof createHttpBackend>;

/** Every port at the practice's server. Sends nothing before the first call. */
export function createHttpBackend(options: HttpBackendOptions) {
  const client = new HttpClient(options);
  const { events, slides, diagnostics } = client.api;
  const inbox = httpInbox(client);
  return {
    calendarEvents: httpCalendarEventRepository(client),
    upcomingEvents: {
      list: ({ from, limit }) =>
        client.list(() => events.upcoming.$get({ query: { from, limit: String(limit) } }), calendarEventSchema),
    } satisfies UpcomingEvents,
    contactSubmissions: httpContactSubmissionRepository(client, options),
    inbox,
    deletedRecords: httpDeletedRecords(client),
    suspectedSpam: inbox,
    messageIntake: inbox,
    gallerySlides: {
      list: () => client.list(() => slides.$get(), gallerySlideSchema, "slides"),
    } satisfies GallerySlideRepository,
    gate: httpAdminGate(client, options),
    snapshots: httpSnapshots(client),
    diagnostics: {
      async issues() {
        const issues = await client.list(() => diagnostics.issues.$get(), storageIssue);
        return [...issues, ...(await client.unreadableRecords())];
      },
      keptSince: () => client.read(() => diagnostics.since.$get(), v.nullable(v.string())),
      exportRaw: async () => JSON.stringify(await client.request(() => diagnostics.raw.$get(), v.unknown()), null, 2),
    } satisfies StorageDiagnostics,
    changePoller: { poll: () => client.poll() } satisfies ChangePoller,
    changes: client.changes,
  };
}
