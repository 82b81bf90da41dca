import type { ApiPorts, IdempotentMessages } from "@inner-light/api";
import { type ChangeFeed, ValidationError } from "@inner-light/core";
import { IdempotencyKeyReusedError, type SqlBackend } from "@inner-light/storage-sql";

/** The ports of a database as the routes take them. */
export function apiPorts(backend: SqlBackend, changes: ChangeFeed): ApiPorts {
  return {
    calendarEvents: backend.calendarEvents,
    messages: idempotentMessages(backend),
    inbox: backend.inbox,
    gallerySlides: backend.gallerySlides,
    changes,
    versions: { versionOf: async (noun) => (await backend.versions())[noun] },
    backups: backend.backups,
    diagnostics: backend.diagnostics,
  };
}

function idempotentMessages({ contactSubmissions }: SqlBackend): IdempotentMessages {
  return {
    async addOnce(key, draft) {
      try {
        return await contactSubmissions.addOnce(key, draft);
      } catch (error) {
        if (!(error instanceof IdempotencyKeyReusedError)) throw error;
        const message = "Another message was sent with this key";
        throw new ValidationError([{ field: "idempotencyKey", code: "not-offered", message }]);
      }
    },
  };
}
