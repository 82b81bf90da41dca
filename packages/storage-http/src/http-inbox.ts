import type { Inbox, MessageRoom, SuspectedSpam } from "@inner-light/core";
import * as v from "valibot";
import type { HttpClient } from "./http-client.ts";
import { inboxMessage, nothing } from "./response-schemas.ts";

const CHANGES = { changes: ["messages"] } as const;

export function httpInbox(client: HttpClient): Inbox & SuspectedSpam & MessageRoom {
  const { inbox } = client.api;
  return {
    list: () => client.list(() => inbox.$get(), inboxMessage, "messages"),

    async setRead(id, isRead) {
      await client.request(() => inbox.read.$post({ json: { id, isRead } }), nothing, CHANGES);
    },

    async setSuspected(id, isSuspectedSpam) {
      await client.request(() => inbox["suspected-spam"].$post({ json: { id, isSuspectedSpam } }), nothing, CHANGES);
    },

    async remove(id) {
      await client.request(() => inbox.remove.$post({ json: { id } }), nothing, CHANGES);
    },

    perDay: () => client.read(() => inbox["per-day"].$get(), v.number()),

    async erase(ids) {
      await client.request(() => inbox.erase.$post({ json: { ids: [...ids] } }), nothing, CHANGES);
    },
  };
}
