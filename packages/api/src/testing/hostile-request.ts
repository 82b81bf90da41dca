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

export const JSON_HEADERS = {
  "Content-Type": "application/json",
  "Idempotency-Key": "00112233445566778899aabbccddeeff",
};

/** The routes by who may use them, and whether they take JSON. */
export const VISITORS_CHANGES = ["POST /messages", "POST /session"];
export const OWNERS_JSON = [
  "POST /events",
  "PUT /events",
  "POST /events/remove",
  "POST /inbox/read",
  "POST /inbox/remove",
  "POST /deleted/restore",
  "POST /inbox/suspected-spam",
];
/** The routes whose body is a whole snapshot. */
export const OWNERS_SNAPSHOTS = ["POST /snapshot", "PUT /snapshot?version=1"];
export const OWNERS_OTHERS = [
  "GET /events",
  "GET /inbox",
  "GET /deleted/events",
  "GET /deleted/messages",
  "GET /snapshot",
  "GET /snapshot/backups",
  "POST /snapshot/backups",
  "GET /diagnostics/issues",
  "GET /diagnostics/raw",
  "GET /versions",
];
export const JSON_ROUTES = [...VISITORS_CHANGES, ...OWNERS_JSON];

type Details = Omit<HostileRequest, "what" | "method" | "path" | "status">;

/** A request to a route such as `POST /events`, with JSON headers and, where the route is the owner's, the token. */
export function hostile(route: string, status: number, what: string, details: Details): HostileRequest {
  const [method = "", path = ""] = route.split(" ");
  const isOwners = [...OWNERS_JSON, ...OWNERS_SNAPSHOTS].includes(route);
  return { what: `${what}: ${route}`, method, path, status, isOwners, headers: JSON_HEADERS, ...details };
}

/** A body. */
export const json = (value: unknown) => ({ body: JSON.stringify(value) });
