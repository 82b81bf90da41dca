import { EMPTY_SNAPSHOT, LONGEST_BACKUP_IN_PAGE } from "@inner-light/core";
import { MAX_BODY, MAX_OWNER_BODY } from "../guards/require-json.ts";
import { createTestApi, openTestBackend } from "./create-test-api.ts";

/** A request that must be refused with this status. `isOwners` adds the owner's token, `isForeign` no site headers. */
export interface HostileRequest {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isOwners?: boolean;
  readonly isForeign?: boolean;
}

const JSON_HEADERS = {
  "Content-Type": "application/json",
  "Idempotency-Key": "00112233445566778899aabbccddeeff",
};

const VISITORS_CHANGES = ["POST /messages", "POST /session"];
const VISITORS_ROUTES = [...VISITORS_CHANGES, "GET /events/upcoming", "GET /health"];

const { routes } = createTestApi({ backend: await openTestBackend(), password: "" });
const handled = routes.filter(({ method }) => method !== "ALL");
const ROUTES = new Set(handled.map(({ method, path }) => `${method} ${path.replace("/api", "")}`));

const OWNERS_ROUTES = [...ROUTES].filter((route) => !VISITORS_ROUTES.includes(route));
const OWNERS_SNAPSHOTS = ["POST /snapshot", "PUT /snapshot?version=1"];
const OWNERS_JSON = OWNERS_ROUTES.filter((route) => !/^GET|\/snapshot/.test(route));
const JSON_ROUTES = [...VISITORS_CHANGES, ...OWNERS_JSON];

type Details = Omit<HostileRequest, "what" | "method" | "path" | "status">;

/** A request to a route such as `POST /events`, with JSON headers and, where the route is the owner's, the token. */
function hostile(route: string, status: number, what: string, details: Details): HostileRequest {
  const [method = "", path = ""] = route.split(" ");
  const isOwners = [...OWNERS_JSON, ...OWNERS_SNAPSHOTS].includes(route);
  return { what: `${what}: ${route}`, method, path, status, isOwners, headers: JSON_HEADERS, ...details };
}

const json = (value: unknown) => ({ body: JSON.stringify(value) });

const DRAFT = { fullName: "Alma", address: "12 Cedar Lane", phone: "555", email: "alma@example.com", notes: "" };
const EVENT = { title: "Circle", date: "2026-05-14", time: "18:30" };

const wrongRoots = JSON_ROUTES.flatMap((route) =>
  [null, 5, "text", [], {}, { draft: null }, { drafts: {}, ids: {}, changes: {}, id: {}, file: {}, password: {} }].map(
    (value) => hostile(route, 422, `the body ${JSON.stringify(value)}`, json(value)),
  ),
);

const malformed = JSON_ROUTES.flatMap((route) =>
  ["", "{", "nul", "{} {}"].map((body) => hostile(route, 400, `malformed JSON ${JSON.stringify(body)}`, { body })),
);

const wrongBodies = [
  hostile("POST /messages", 422, "a long name", json({ draft: { ...DRAFT, fullName: "x".repeat(1_000) } })),
  hostile("POST /events", 422, "no such date", json({ drafts: [EVENT, { ...EVENT, date: "2026-02-30" }] })),
  hostile("PUT /events", 422, "a blank title", json({ changes: [{ before: { ...EVENT, id: 1 }, draft: {} }] })),
  ...[null, 5, { hiddenField: 5 }, { hiddenField: null }, { msSinceFirstInput: "5" }].map((evidence) =>
    hostile("POST /messages", 422, `the evidence ${JSON.stringify(evidence)}`, json({ draft: DRAFT, evidence })),
  ),
];

const wrongIds = [
  "POST /events/remove",
  "POST /inbox/remove",
  "POST /deleted/restore",
  "POST /inbox/suspected-spam",
].flatMap((route) => [
  ...[-1, 1.5, 2 ** 53, "1", null].map((id) =>
    hostile(route, 422, `the id ${JSON.stringify(id)}`, json({ id, ids: [id], noun: "events", isSuspectedSpam: true })),
  ),
  hostile(route, 404, "an id that nothing has", json({ id: 1, ids: [1], noun: "events", isSuspectedSpam: true })),
]);

const mediaTypes = [...JSON_ROUTES, ...OWNERS_SNAPSHOTS].flatMap((route) =>
  [{ "Content-Type": "text/plain" }, { "Content-Type": "application/json; charset=utf-16" }].map((headers) =>
    hostile(route, 415, Object.values(headers).join(" "), { headers, body: JSON.stringify({ draft: DRAFT }) }),
  ),
);

const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const sizes = [
  ...VISITORS_CHANGES.flatMap((route) =>
    [{}, { "Transfer-Encoding": "chunked" }].map((length) =>
      hostile(route, 413, "too long", { body: " ".repeat(MAX_BODY + 1), headers: { ...JSON_HEADERS, ...length } }),
    ),
  ),
  hostile("POST /events", 413, "too long", { body: " ".repeat(MAX_OWNER_BODY + 1) }),
  hostile("POST /snapshot", 413, "too long", {
    body: "{}",
    headers: { ...JSON_HEADERS, "Content-Length": String(LONGEST_BACKUP_IN_PAGE + 1) },
  }),
  hostile("POST /messages", 422, "deep", { body: `{"draft":{"fullName":${deep(30_000)}}}` }),
  hostile("POST /messages", 400, "deep and cut off", { body: "[".repeat(60_000) }),
  hostile("POST /snapshot", 422, "deep", { body: deep(100_000) }),
];

const record = { value: {} };
const deleted = { noun: "events", deletedAt: "2026-05-01T12:00:00.000Z", value: { id: 1 } };

const snapshots = OWNERS_SNAPSHOTS.flatMap((route) => [
  ...["", "{", "<xml/>", "\u0000"].map((body) => hostile(route, 400, `no JSON, ${JSON.stringify(body)}`, { body })),
  ...[
    null,
    { ...EMPTY_SNAPSHOT, events: {} },
    { ...EMPTY_SNAPSHOT, version: "1" },
    { ...EMPTY_SNAPSHOT, events: [null] },
    { ...EMPTY_SNAPSHOT, events: [{}] },
    { ...EMPTY_SNAPSHOT, messages: [{ ...record, isRead: 1 }] },
    { ...EMPTY_SNAPSHOT, deleted: [{ ...deleted, noun: "slides" }] },
    { ...EMPTY_SNAPSHOT, deleted: [{ ...deleted, value: {} }] },
    { ...EMPTY_SNAPSHOT, unreadable: [{ noun: "setting", kind: "other", name: ":a", text: "" }] },
  ].map((value) => hostile(route, 422, `no snapshot, ${JSON.stringify(value).slice(0, 150)}`, json(value))),
]);

const versions = [
  hostile("PUT /snapshot", 422, "no version", { ...json(EMPTY_SNAPSHOT), isOwners: true }),
  hostile("PUT /snapshot?version=1&version=2", 422, "two versions", { ...json(EMPTY_SNAPSHOT), isOwners: true }),
  ...["", "1", "-1", "NaN", "1%20OR%201=1"].map((version) =>
    hostile(`PUT /snapshot?version=${version}`, 409, "another version", { ...json(EMPTY_SNAPSHOT), isOwners: true }),
  ),
];

const keys = ["", "short", "x".repeat(129), "a key with spaces in it", "0123456789abcdef\t", "ключ-ключ-ключ"].map(
  (key) =>
    hostile("POST /messages", 422, `the key ${JSON.stringify(key)}`, {
      ...json({ draft: DRAFT }),
      headers: { "Content-Type": "application/json", "Idempotency-Key": encodeURI(key).replaceAll("%09", "!") },
    }),
);

const queries = [
  "",
  "?from=2026-05-01",
  "?from=2026-02-30&limit=5",
  "?from=2026-05-01%00&limit=5",
  ...["-1", "501", "1e3", "0x10", "5.5", "NaN", "", "999999999999"].map((limit) => `?from=2026-05-01&limit=${limit}`),
].map((query) => hostile(`GET /events/upcoming${query.replaceAll(" ", "%20")}`, 422, "a query", {}));

const paths = ["/%2e%2e/inbox", "/inbox/", "/INBOX", "/%ff", "/__proto__"].flatMap((path) => [
  hostile(`GET ${path}`, 404, "a path", {}),
  hostile(`POST ${path}`, 404, "a path", json({})),
]);

const methods = [...new Set([...ROUTES].map((route) => route.split(" ")[1]))].flatMap((path) => [
  hostile(`PATCH ${path}`, 404, "a method", json({})),
  hostile(`OPTIONS ${path}`, 404, "a method", {}),
]);

const tokens = OWNERS_ROUTES.flatMap((route) =>
  ["", "Bearer", `Bearer ${"0".repeat(64)}`, "Basic b3duZXI6cGFzc3dvcmQ="].map((Authorization) =>
    hostile(route, 401, `the token "${Authorization}"`, {
      isOwners: false,
      headers: { ...JSON_HEADERS, ...(Authorization && { Authorization }) },
      ...(route.startsWith("GET") ? {} : json({})),
    }),
  ),
);

const crossSite = [...JSON_ROUTES, ...OWNERS_SNAPSHOTS, "POST /snapshot/backups"].flatMap((route) =>
  [
    {},
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "cross-site", Origin: "https://practice.example" },
    { Origin: "https://evil.example" },
    { Origin: "https://practice.example.evil.example" },
  ].map((site) =>
    hostile(route, 403, `from another site, ${JSON.stringify(site)}`, {
      isForeign: true,
      isOwners: true,
      headers: { ...JSON_HEADERS, ...site },
      ...json({ draft: DRAFT, drafts: [EVENT], password: "x" }),
    }),
  ),
);

/** Hundreds of requests that no page of the site sends. */
export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  ...[wrongRoots, malformed, wrongBodies, wrongIds, mediaTypes, sizes, snapshots, versions],
  ...[keys, queries, paths, methods, tokens, crossSite],
].flat();
