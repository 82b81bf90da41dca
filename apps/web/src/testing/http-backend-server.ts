import {
  type BackupEntries,
  type Clock,
  type ErrorCode,
  InnerLightError,
  NotFoundError,
  UnauthorizedError,
  ValidationError,
} from "@inner-light/core";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { type HttpHandler, HttpResponse, http } from "msw";
import * as v from "valibot";
import { type Action, ownerRoutes, visitorRoutes } from "./http-backend-routes.ts";

interface ServerOptions {
  readonly origin: string;
  readonly password: string;
  /** What the server gives for the password, and asks of the owner. */
  readonly token: string;
  readonly clock: Clock;
  /** What the store begins with, as in a backup file. */
  readonly entries?: BackupEntries;
}

const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid: 422,
  "not-found": 404,
  conflict: 409,
  unauthorized: 401,
  unavailable: 503,
  full: 507,
  "read-only": 405,
  throttled: 429,
};

/** What a server of the practice does, on a store in memory. Without the token it does only what a visitor may do. */
export function httpBackendHandler({ origin, password, token, clock, entries = {} }: ServerOptions): HttpHandler {
  const backend = createMemoryBackend({ clock, entries });
  const unlock: Action = async ({ body }) => {
    const typed = body({ password: v.string() });
    return { token: typed.password === password ? token : null };
  };
  const visitorActions = new Map<string, Action>([["POST /gate", unlock], ...visitorRoutes(backend)]);
  const ownerActions = new Map<string, Action>(ownerRoutes(backend));

  const actionOf = (route: string, request: Request): Action => {
    const isOwner = request.headers.get("authorization") === `Bearer ${token}`;
    if (ownerActions.has(route) && !isOwner) throw new UnauthorizedError("The gate is closed");
    const action = visitorActions.get(route) ?? ownerActions.get(route);
    if (action === undefined) throw new NotFoundError("No such address");
    return action;
  };

  return http.all(`${origin}/api/*`, async ({ request }) => {
    try {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.slice("/api".length);
      const [, id] = /\/(\d+)/.exec(path) ?? [];
      const action = actionOf(`${request.method} ${path.replace(`/${id}`, "/:id")}`, request);
      const sent: unknown = request.body === null ? null : await request.json();
      const result = await action({
        id: Number(id),
        query: Object.fromEntries(searchParams),
        body: (fields) => v.parse(v.object(fields), sent),
      });
      return new HttpResponse(JSON.stringify(result ?? null));
    } catch (error) {
      return errorResponse(error);
    }
  });
}

function errorResponse(error: unknown): HttpResponse<string> {
  if (!(error instanceof InnerLightError)) throw error;
  const { code, reason, message } = error;
  const issues = error instanceof ValidationError ? error.issues : undefined;
  return new HttpResponse(JSON.stringify({ code, reason, message, issues }), { status: STATUS[code] });
}
