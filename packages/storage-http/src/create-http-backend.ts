import {
  type AdminGate,
  type ChangePoller,
  calendarEventSchema,
  type DeletedLists,
  type DeletedRecords,
  type GallerySlideRepository,
  hasCode,
  type UpcomingEvents,
} from "@inner-light/core";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import { httpCalendarEventRepository } from "./http-calendar-event-repository.ts";
import { HttpClient } from "./http-client.ts";
import { httpContactSubmissionRepository, httpInbox } from "./http-messages.ts";
import { httpSnapshots } from "./http-snapshots.ts";
import { deletedRecord, inboxMessage, ownerToken } from "./response-schemas.ts";

export type HttpBackend = ReturnType<typeof createHttpBackend>;

/** Every port at the practice's server. Sends nothing before the first call. */
export function createHttpBackend(options: HttpBackendOptions) {
  const client = new HttpClient(options);
  const { events } = client.api;
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
      list: async () => options.gallerySlides.map((slide) => ({ ...slide })),
    } satisfies GallerySlideRepository,
    gate: httpAdminGate(client, options),
    snapshots: httpSnapshots(client),
    changePoller: { poll: () => client.poll() } satisfies ChangePoller,
    changes: client.changes,
  };
}

function httpAdminGate(client: HttpClient, { browserMark }: HttpBackendOptions): AdminGate {
  return {
    async unlock(password) {
      try {
        const json = { password, mark: browserMark.read() ?? "" };
        const { token, mark } = await client.request(() => client.api.session.$post({ json }), ownerToken);
        client.token = token;
        browserMark.write(mark);
        return true;
      } catch (error) {
        if (hasCode(error, "unauthorized")) return false;
        throw error;
      }
    },

    isOpen: async () => client.token !== undefined,
  };
}

function httpDeletedRecords(client: HttpClient): DeletedRecords {
  const { deleted } = client.api;
  const lists: DeletedLists = {
    events: () => client.list(() => deleted.events.$get(), deletedRecord(calendarEventSchema)),
    messages: () => client.list(() => deleted.messages.$get(), deletedRecord(inboxMessage)),
  };
  return {
    list: (noun) => lists[noun](),
    async restore(noun, ids) {
      if (ids.length > 0) await client.change([noun], () => deleted.restore.$post({ json: { noun, ids: [...ids] } }));
    },
  };
}
