import * as core from "@inner-light/core";
import * as v from "valibot";
import type { HttpBackendOptions, HttpClient } from "./http-client.ts";

export const inboxMessage = v.object({
  ...core.contactSubmissionSchema.entries,
  isRead: v.boolean(),
  isAnswered: v.optional(v.boolean(), false),
  isSuspectedSpam: v.exactOptional(v.boolean()),
});

const unsentSchema = v.fallback(
  v.optional(v.pipe(v.string(), v.parseJson(), v.object({ text: v.string(), key: v.string() }))),
  undefined,
);

/** Sends messages. A message keeps its idempotency key until it is stored or the visitor edits it. */
export function httpContactSubmissionRepository(
  client: HttpClient,
  { spamEvidence, unsentMessage }: HttpBackendOptions,
): core.ContactSubmissionRepository {
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

export function httpInbox(client: HttpClient): core.Inbox & core.SuspectedSpam & core.MessageIntake {
  const { inbox } = client.api;
  const change = async (ids: readonly core.ContactSubmissionId[], send: (ids: number[]) => Promise<Response>) => {
    if (ids.length > 0) await client.change(["messages"], () => send([...ids]));
  };
  return {
    list: () => client.list(() => inbox.$get(), inboxMessage),
    mark: (some, mark, isSet) =>
      change(some, (ids) =>
        mark === "isRead"
          ? inbox.read.$post({ json: { ids, isRead: isSet } })
          : inbox.answered.$post({ json: { ids, isAnswered: isSet } }),
      ),
    setSuspected: (some, isSuspectedSpam) =>
      change(some, (ids) => inbox["suspected-spam"].$post({ json: { ids, isSuspectedSpam } })),
    remove: (some) => change(some, (ids) => inbox.remove.$post({ json: { ids } })),
    status: () => client.read(() => inbox.status.$get(), core.intakeStatusSchema),
    erase: (some) => change(some, (ids) => inbox.erase.$post({ json: { ids } })),
  };
}
