import type { ApiPorts } from "@inner-light/api";
import type { ChangeFeed } from "@inner-light/core";
import type { SqlBackend } from "@inner-light/storage-sql";

/** The ports of a database as the routes take them. */
export function apiPorts(backend: SqlBackend, changes: ChangeFeed): ApiPorts {
  const { calendarEvents, contactSubmissions, inbox, suspectedSpam, gallerySlides, versions, backups, diagnostics } =
    backend;
  return {
    calendarEvents,
    messages: contactSubmissions,
    inbox,
    suspectedSpam,
    gallerySlides,
    changes,
    versions,
    backups,
    diagnostics,
  };
}
