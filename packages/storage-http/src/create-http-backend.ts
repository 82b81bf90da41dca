import * as core from "@inner-light/core";
import * as v from "valibot";
import { type HttpBackendOptions, HttpClient } from "./http-client.ts";
import { httpContactSubmissionRepository, httpInbox, inboxMessage } from "./http-messages.ts";

// Server responses other than core's records. Any other shape counts as "unavailable".
const ownerToken = v.object({ token: v.string(), mark: v.string() });
const milliseconds = v.nullable(v.number());
const backupTimes = v.object({ lastBackupAt: milliseconds, automaticBackupAt: milliseconds });
const currentSnapshot = v.object({ version: v.string(), snapshot: core.snapshotSchema });
const deletedRecord = <Schema extends v.GenericSchema>(record: Schema) => v.object({ record, deletedAt: v.string() });

export type HttpBackend = ReturnType<typeof createHttpBackend>;

/** Implements every port over HTTP. Sends nothing before the first call. */
export function createHttpBackend(options: HttpBackendOptions) {
  const client = new HttpClient(options);
  const { events } = client.api;
  const inbox = httpInbox(client);
  return {
    calendarEvents: httpCalendarEventRepository(client),
    upcomingEvents: {
      list: ({ from, limit }) =>
        client.list(() => events.upcoming.$get({ query: { from, limit: String(limit) } }), core.calendarEventSchema),
    } satisfies core.UpcomingEvents,
    contactSubmissions: httpContactSubmissionRepository(client, options),
    inbox,
    deletedRecords: httpDeletedRecords(client),
    suspectedSpam: inbox,
    messageIntake: inbox,
    gallerySlides: {
      list: async () => options.gallerySlides.map((slide) => ({ ...slide })),
    } satisfies core.GallerySlideRepository,
    gate: httpAdminGate(client, options),
    snapshots: httpSnapshots(client),
    changePoller: { poll: () => client.poll() } satisfies core.ChangePoller,
    changes: client.changes,
  };
}

function httpAdminGate(client: HttpClient, { browserMark }: HttpBackendOptions): core.AdminGate {
  return {
    async unlock(password) {
      try {
        const json = { password, mark: browserMark.read() ?? "" };
        const { token, mark } = await client.request(() => client.api.session.$post({ json }), ownerToken);
        client.token = token;
        browserMark.write(mark);
        return true;
      } catch (error) {
        if (core.hasCode(error, "unauthorized")) return false;
        throw error;
      }
    },

    isOpen: async () => client.token !== undefined,
  };
}

function httpDeletedRecords(client: HttpClient): core.DeletedRecords {
  const { deleted } = client.api;
  const lists: core.DeletedLists = {
    events: () => client.list(() => deleted.events.$get(), deletedRecord(core.calendarEventSchema)),
    messages: () => client.list(() => deleted.messages.$get(), deletedRecord(inboxMessage)),
  };
  return {
    list: (noun) => lists[noun](),
    async restore(noun, ids) {
      if (ids.length > 0) await client.change([noun], () => deleted.restore.$post({ json: { noun, ids: [...ids] } }));
    },
  };
}

const CHANGES = ["events"] as const;
const calendarEvents = v.array(core.calendarEventSchema);

function httpCalendarEventRepository(client: HttpClient): core.CalendarEventRepository {
  const { events } = client.api;
  return {
    list: () => client.list(() => events.$get(), core.calendarEventSchema),

    async add(drafts) {
      if (drafts.length === 0) return [];
      return client.request(() => events.$post({ json: { drafts: [...drafts] } }), calendarEvents, CHANGES);
    },

    async update(changes) {
      if (changes.length === 0) return [];
      return client.request(() => events.$put({ json: { changes: [...changes] } }), calendarEvents, CHANGES);
    },

    async remove(ids) {
      if (ids.length > 0) await client.change(["events"], () => events.remove.$post({ json: { ids: [...ids] } }));
    },
  };
}

function httpSnapshots(client: HttpClient): core.Snapshots {
  const { snapshot: api } = client.api;
  return {
    async read() {
      const { version, snapshot } = await client.request(() => api.$get({ query: { format: "2" } }), currentSnapshot);
      return { ...snapshot, version };
    },

    merge: (offered) => client.change(core.NOUNS, () => api.$post({ json: contentOf(offered) })),
    replace: (snapshot, version) =>
      client.change(core.NOUNS, () => api.$put({ query: { version }, json: contentOf(snapshot) })),
    backupTimes: () => client.read(() => api.backups.$get(), backupTimes),
    recordBackup: () => client.change([], () => api.backups.$post()),
  };
}

/** Drops the version, because the server would refuse it. */
function contentOf({ events, messages, slides, deleted }: core.Snapshot) {
  return { events, messages, slides, deleted };
}
