import { EMPTY_SNAPSHOT, LONGEST_BACKUP_IN_PAGE } from "@inner-light/core";
import { MAX_BODY, MAX_OWNER_BODY } from "../guards/require-json.ts";
import { createTestApi, openTestBackend } from "./create-test-api.ts";

/** `isOwners` adds the owner's token. `isForeign` omits the site's headers. */
export interface HostileRequest extends RequestInit {
  readonly what: string;
  readonly path: string;
  readonly status: number;
  readonly isOwners: boolean;
  readonly isForeign: boolean;
}

const { routes } = createTestApi({ backend: await openTestBackend(), password: "" });
const handled = routes.filter(({ method }) => method !== "ALL");
const ROUTES = [...new Set(handled.map(({ method, path }) => `${method} ${path.replace("/api", "")}`))];
const MESSAGES = ["POST /messages"];
const VISITORS_CHANGES = [...MESSAGES, "POST /session"];
const OWNERS_ROUTES = ROUTES.filter((route) => !/(POST \/messages|POST \/session|upcoming|health)$/.test(route));
const SNAPSHOTS = ["POST /snapshot", "PUT /snapshot?version=1"];
const JSON_ROUTES = [...VISITORS_CHANGES, ...OWNERS_ROUTES.filter((route) => !/^GET|\/snapshot/.test(route))];
/** Visitors' and owner's routes parse JSON differently. One of each. */
const PARSERS = [...MESSAGES, "POST /events"];
const BY_ID = JSON_ROUTES.filter((route) => /\/(remove|read|answered|restore|suspected-spam)$/.test(route));
const URLS = [...new Set(ROUTES.map((route) => route.split(" ")[1]))];
const PATHS = ["/%2e%2e/inbox", "/inbox/", "/INBOX", "/%ff", "/__proto__"];
const LIMITS = ["-1", "501", "1e3", "0x10", "5.5", "NaN", "", "999999999999"];
const QUERIES = ["", "?from=2026-05-01", "?from=2026-02-30&limit=5", "?from=2026-05-01%00&limit=5"];
const ODD_ROUTES = {
  queries: [...QUERIES, ...LIMITS.map((limit) => `?from=2026-05-01&limit=${limit}`)].map(
    (query) => `GET /events/upcoming${query}`,
  ),
  versions: ["", "1", "-1", "NaN", "1%20OR%201=1"].map((version) => `PUT /snapshot?version=${version}`),
  paths: PATHS.flatMap((path) => [`GET ${path}`, `POST ${path}`]),
  methods: URLS.map((path, index) => `${index % 2 === 0 ? "PATCH" : "OPTIONS"} ${path}`),
};

const text = (body: string, headers = {}): RequestInit => ({ body, headers });
const json = (value: unknown, headers = {}): RequestInit => text(JSON.stringify(value), headers);
const snapshot = (part: object) => json({ ...EMPTY_SNAPSHOT, ...part });
const byId = (id: unknown) =>
  json({ ids: [id], noun: "events", isRead: true, isAnswered: true, isSuspectedSpam: true });
const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const DRAFT = { fullName: "Alma", address: "12 Cedar Lane", phone: "555", email: "alma@example.com", notes: "" };
const EVENT = { title: "Circle", date: "2026-05-14", time: "18:30" };
const LISTS = { drafts: {}, ids: {}, changes: {}, file: {}, password: {} };
const EVIDENCE = [null, 5, { hiddenField: 5 }, { hiddenField: null }, { msSinceFirstInput: "5" }];
const WRONG_PARTS = [{ events: {} }, { events: [{}] }, { deleted: [{ noun: "slides", value: { id: 1 } }] }];
const KEYS = ["", "short", "x".repeat(129), "0123456789abcdef!", "%D0%BA".repeat(12)];
const TOKENS = ["Bearer", `Bearer ${"0".repeat(64)}`, "Basic b3duZXI6cGFzc3dvcmQ="];
const SITES = [
  ...[{ "Sec-Fetch-Site": "cross-site" }, { "Sec-Fetch-Site": "cross-site", Origin: "https://practice.example" }],
  ...[{ Origin: "https://evil.example" }, { Origin: "https://practice.example.evil.example" }],
];
const TYPES = ["text/plain", "application/json; charset=utf-16"];

type Kind = readonly [what: string, status: number, routes: readonly string[], sent: readonly RequestInit[]];

/** Requests that the site never sends. A row has the mistake, the expected status, the routes, and the requests. */
const KINDS: readonly Kind[] = [
  ["the wrong shape", 422, PARSERS, [null, 5, "text", [], { draft: null }].map((root) => json(root))],
  ["missing fields", 422, JSON_ROUTES, [json({}), json(LISTS)]],
  ["malformed JSON", 400, PARSERS, ["", "nul", "{} {}"].map((body) => text(body))],
  ["malformed JSON", 400, JSON_ROUTES, [text("{")]],
  ["invalid spam evidence", 422, MESSAGES, EVIDENCE.map((evidence) => json({ draft: DRAFT, evidence }))],
  ["an impossible date", 422, ["POST /events"], [json({ drafts: [EVENT, { ...EVENT, date: "2026-02-30" }] })]],
  ["an invalid id", 422, BY_ID, [-1, 1.5, 2 ** 53, "1", null].map(byId)],
  ["an unknown id", 404, BY_ID, [byId(1)]],
  [
    "the wrong media type",
    415,
    [...JSON_ROUTES, ...SNAPSHOTS],
    TYPES.map((type) => json({}, { "Content-Type": type })),
  ],
  ["a long body", 413, VISITORS_CHANGES, [text(" ".repeat(MAX_BODY + 1))]],
  ["a long chunked body", 413, VISITORS_CHANGES, [text(" ".repeat(MAX_BODY + 1), { "Transfer-Encoding": "chunked" })]],
  ["a long body", 413, ["POST /events"], [text(" ".repeat(MAX_OWNER_BODY + 1))]],
  ["a long body", 413, ["POST /snapshot"], [text("{}", { "Content-Length": `${LONGEST_BACKUP_IN_PAGE + 1}` })]],
  ["deep nesting", 422, MESSAGES, [text(`{"draft":{"fullName":${deep(30_000)}}}`)]],
  ["deep nesting, cut off", 400, MESSAGES, [text("[".repeat(60_000))]],
  ["deep nesting", 422, ["POST /snapshot"], [text(deep(100_000))]],
  ["invalid JSON", 400, SNAPSHOTS, ["", "{", "<xml/>", "\u0000"].map((body) => text(body))],
  ["an invalid snapshot", 422, SNAPSHOTS, [json(null), ...WRONG_PARTS.map(snapshot)]],
  ["no version or two", 422, ["PUT /snapshot", "PUT /snapshot?version=1&version=2"], [snapshot({})]],
  ["an outdated version", 409, ODD_ROUTES.versions, [snapshot({})]],
  ["an invalid key", 422, MESSAGES, KEYS.map((key) => json({ draft: DRAFT }, { "Idempotency-Key": key }))],
  ["an invalid query", 422, ODD_ROUTES.queries, [{}]],
  ["an unknown path", 404, ODD_ROUTES.paths, [json({})]],
  ["the wrong method", 404, ODD_ROUTES.methods, [json({})]],
  ["no token", 401, OWNERS_ROUTES, [json({})]],
  ["an invalid token", 401, ["GET /inbox"], TOKENS.map((Authorization) => json({}, { Authorization }))],
  ["an unknown site", 403, [...JSON_ROUTES, ...SNAPSHOTS, "POST /snapshot/backups"], [json({})]],
  ["another site", 403, MESSAGES, SITES.map((site) => json({ draft: DRAFT }, site))],
];

export const HOSTILE_REQUESTS: readonly HostileRequest[] = KINDS.flatMap(([what, status, routes, sent]) =>
  routes.flatMap((route) =>
    sent.map(({ body = null, headers }) => {
      const [method = "", path = ""] = route.split(" ");
      const said = { "Content-Type": "application/json", "Idempotency-Key": "00112233445566778899aabbccddeeff" };
      return {
        ...{ what: `${what}: ${route} ${String(body).slice(0, 150)} ${JSON.stringify(headers)}`, method, path, status },
        ...{ body: method === "GET" ? null : body, headers: { ...said, ...headers } },
        ...{ isOwners: OWNERS_ROUTES.includes(route.replace(/\?.*/, "")) && status !== 401, isForeign: status === 403 },
      };
    }),
  ),
);
