import {
  type BackupEntries,
  type Clock,
  type ErrorCode,
  InnerLightError,
  UnauthorizedError,
  ValidationError,
} from "@inner-light/core";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { type HttpHandler, HttpResponse, http } from "msw";
import * as v from "valibot";
import { ownerRoutes, type Route, visitorRoutes } from "./http-backend-routes.ts";

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
export function httpBackendHandlers({ origin, password, token, clock, entries = {} }: ServerOptions): HttpHandler[] {
  const backend = createMemoryBackend({ clock, entries });
  const handlerOf = ([method, path, action]: Route, isAllowed: (request: Request) => boolean) =>
    http[method](`${origin}/api${path}`, async ({ request, params }) => {
      try {
        if (!isAllowed(request)) throw new UnauthorizedError("The gate is closed");
        const sent: unknown = request.body === null ? null : await request.json();
        const result = await action({
          id: Number(params["id"]),
          query: Object.fromEntries(new URL(request.url).searchParams),
          body: (fields) => v.parse(v.object(fields), sent),
        });
        return new HttpResponse(JSON.stringify(result ?? null));
      } catch (error) {
        return errorResponse(error);
      }
    });
  const isOwner = (request: Request) => request.headers.get("authorization") === `Bearer ${token}`;
  const unlock: Route = [
    "post",
    "/gate",
    async ({ body }) => ({ token: body({ password: v.string() }).password === password ? token : null }),
  ];
  return [
    ...[unlock, ...visitorRoutes(backend)].map((route) => handlerOf(route, () => true)),
    ...ownerRoutes(backend).map((route) => handlerOf(route, isOwner)),
  ];
}

function errorResponse(error: unknown): HttpResponse<string> {
  if (!(error instanceof InnerLightError)) throw error;
  const { code, reason, message } = error;
  const issues = error instanceof ValidationError ? error.issues : undefined;
  return new HttpResponse(JSON.stringify({ code, reason, message, issues }), { status: STATUS[code] });
}
