import { describePorts, type Failure } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { createRestBackend, restGuarantees } from "./rest-backend.ts";
import { failedResponse } from "./testing/failed-response.ts";

const ADDRESS = "https://cms.example";

/** A server with collections, at which requests and answers get lost when a suite says so. */
function aRestServer() {
  const collections = new Map<string, Map<number, object>>();
  let writesUntilLoss = 0;
  let isAnswerLost = false;
  let failure: Failure | undefined;

  const collectionOf = (name: string) => {
    const collection = collections.get(name) ?? new Map<number, object>();
    collections.set(name, collection);
    return collection;
  };

  function answer({ method, name, id }: { method: string; name: string; id: number }, item: object): unknown {
    const collection = collectionOf(name);
    if (method === "PUT") collection.set(id, { ...item, id });
    if (method === "GET" && Number.isNaN(id)) return [...collection.values()];
    if (method === "DELETE") return collection.delete(id) ? null : undefined;
    return collection.get(id);
  }

  const fetch: typeof globalThis.fetch = async (input, { method = "GET", body = null, signal } = {}) => {
    if (failure !== undefined) return failedResponse(failure, signal);
    const isWrite = method !== "GET";
    if (isWrite) writesUntilLoss -= 1;
    if (isWrite && writesUntilLoss === 0) throw new TypeError("Failed to fetch");
    const [name = "", id] = String(input).replace(`${ADDRESS}/items/`, "").split("/");
    const result = answer({ method, name, id: Number(id) }, JSON.parse(String(body ?? "{}")));
    // A write may overtake what was read before it.
    for (let turn = 0; turn < 9 && !isWrite; turn += 1) await null;
    const isLost = isWrite && isAnswerLost;
    if (isWrite) isAnswerLost = false;
    if (isLost) throw new TypeError("Failed to fetch");
    if (result === undefined) return new Response(null, { status: 404 });
    return result === null ? new Response(null, { status: 204 }) : Response.json(result);
  };

  return {
    fetch,
    tools: {
      interrupt: (nth: number) => {
        writesUntilLoss = nth;
      },
      loseAnswer: () => {
        isAnswerLost = true;
      },
      failures: [
        "no connection",
        "404",
        "429",
        "500",
        "HTML",
        "half a body",
        "no list",
        "hanging",
        "hanging body",
      ] as const,
      breakStorage: (how: Failure = "500") => {
        failure = how;
      },
      raw: {
        async add(noun: string, values: readonly object[]) {
          for (const value of values) collectionOf(noun).set(Number(Object(value).id), value);
        },
        list: async (noun: string) => [...collectionOf(noun).values()],
      },
      owner: {
        messages: async () => JSON.parse(JSON.stringify([...collectionOf("messages").values()])),
      },
    },
  };
}

describePorts(
  "a REST collection",
  () => {
    const { fetch, tools } = aRestServer();
    return { ...tools, guarantees: restGuarantees, open: () => createRestBackend(ADDRESS, [], fetch, 1) };
  },
  ["upcomingEvents", "calendarEvents", "contactSubmissions", "gallerySlides"],
  createMemoryBackend,
);
