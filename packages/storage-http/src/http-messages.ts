import {
  type ContactSubmissionRepository,
  type Inbox,
  intakeStatusSchema,
  type MessageIntake,
  type SuspectedSpam,
} from "@inner-light/core";
import * as v from "valibot";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import type { HttpClient } from "./http-client.ts";
import { inboxMessage } from "./response-schemas.ts";

const unsentSchema = v.fallback(
  v.optional(v.pipe(v.string(), v.parseJson(), v.object({ text: v.string(), key: v.string() }))),
  undefined,
);

/** Sends messages. A message keeps its key until it is known to be stored or its text changes, so that it is stored once. */
export function httpContactSubmissionRepository(
  client: HttpClient,
  { spamEvidence, unsentMessage }: HttpBackendOptions,
): ContactSubmissionRepository {
  let unsent: v.InferOutput<typeof unsentSchema>;

  const keep = (message: typeof unsent) => {
    unsent = message;
    unsentMessage.write(JSON.stringify(message ?? null));
  };

  const keyOf = (text: string) => {
    unsent ??= v.parse(unsentSchema, unsentMessage.read());
    if (unsent?.text === text) return unsent.key;
    const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, "0"),
    ).join("");
    keep({ text, key });
    return key;
  };

  return {
    async add(draft) {
      const key = keyOf(JSON.stringify(draft));
      const json = { draft, evidence: spamEvidence() };
      const send = () => client.api.messages.$post({ header: { "idempotency-key": key }, json });
      await client.change(["messages"], client.repeated(send));
      if (unsent?.key === key) keep(undefined);
    },
  };
}

/** Visitors' messages, for the owner. */
export function httpInbox(client: HttpClient): Inbox & SuspectedSpam & MessageIntake {
  const { inbox } = client.api;
  const change = (send: () => Promise<Response>) => client.change(["messages"], send);
  return {
    list: () => client.list(() => inbox.$get(), inboxMessage),
    setRead: (id, isRead) => change(() => inbox.read.$post({ json: { id, isRead } })),
    setSuspected: (id, isSuspectedSpam) =>
      change(() => inbox["suspected-spam"].$post({ json: { id, isSuspectedSpam } })),
    remove: (id) => change(() => inbox.remove.$post({ json: { id } })),
    status: () => client.read(() => inbox.status.$get(), intakeStatusSchema),
    erase: (ids) => change(() => inbox.erase.$post({ json: { ids: [...ids] } })),
  };
}
