import type {
  GallerySlideRepository,
  Guarantees,
  ListVersions,
  StorageDiagnostics,
  UpcomingEvents,
} from "@inner-light/core";
import * as v from "valibot";
import { httpAdminGate } from "./http-admin-gate.ts";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import { httpCalendarEventRepository } from "./http-calendar-event-repository.ts";
import { HttpClient } from "./http-client.ts";
import { httpContactSubmissionRepository } from "./http-contact-submission-repository.ts";
import { httpDeletedRecords } from "./http-deleted-records.ts";
import { httpInbox } from "./http-inbox.ts";
import { httpSnapshots } from "./http-snapshots.ts";
import { calendarEvents, gallerySlides, listVersions, storageAge, storageIssues } from "./schemas.ts";

export type HttpBackend = ReturnType<typeof createHttpBackend>;

/** The server writes in one transaction and compares; a request may be stored although its answer is lost. */
export const httpGuarantees: Guarantees = {
  several: "all-or-none",
  conflicts: "refused",
  afterNoAnswer: "unknown",
  repeatedMessages: "stored-once",
};

/** Every port at the practice's server. Sends nothing before the first call. */
export function createHttpBackend(options: HttpBackendOptions) {
  const client = new HttpClient(options);
  const { events, slides, versions, diagnostics } = client.api;
  const inbox = httpInbox(client);
  return {
    calendarEvents: httpCalendarEventRepository(client),
    upcomingEvents: {
      list: ({ from, limit }) =>
        client.read(() => events.upcoming.$get({ query: { from, limit: String(limit) } }), calendarEvents),
    } satisfies UpcomingEvents,
    contactSubmissions: httpContactSubmissionRepository(client, options),
    inbox,
    deletedRecords: httpDeletedRecords(client),
    suspectedSpam: inbox,
    gallerySlides: {
      list: () => client.read(() => slides.$get(), gallerySlides),
    } satisfies GallerySlideRepository,
    gate: httpAdminGate(client),
    snapshots: httpSnapshots(client),
    diagnostics: {
      issues: () => client.read(() => diagnostics.issues.$get(), storageIssues),
      keptSince: async () => (await client.read(() => diagnostics.since.$get(), storageAge)).keptSince,
      exportRaw: async () => JSON.stringify(await client.request(() => diagnostics.raw.$get(), v.unknown()), null, 2),
    } satisfies StorageDiagnostics,
    versions: { all: () => client.request(() => versions.$get(), listVersions) } satisfies ListVersions,
    changes: client.changes,
  };
}
