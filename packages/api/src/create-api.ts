import { Hono } from "hono";
import { problemResponse, Refusal } from "./guards/refusal.ts";
import { deletedIdsSchema } from "./guards/request-schemas.ts";
import { ownersChange, requireOwner } from "./guards/require-owner.ts";
import { requireSameSite } from "./guards/require-same-site.ts";
import { type ApiOptions, done, type RouteContext } from "./routes/api-options.ts";
import { eventRoutes } from "./routes/event-routes.ts";
import { inboxRoutes, messageRoutes } from "./routes/message-routes.ts";
import { sessionRoutes } from "./routes/session-routes.ts";
import { snapshotRoutes } from "./routes/snapshot-routes.ts";
import { messagesPerDay } from "./throttling/message-limits.ts";

/** The routes, for the typed client: `hc<Api>(origin)`. */
export type Api = ReturnType<typeof createApi>;

const HEALTH_MS = 1_000;

/** The application with every route under `/api`. `app.fetch(request, env)` never rejects. */
export function createApi(options: ApiOptions) {
  const owner = requireOwner(options.sessions, false, options.onOwner);
  const ownersUse = requireOwner(options.sessions, true);
  const change = ownersChange(owner, ownersUse);
  const context: RouteContext = { ...options, owner, ownersUse, change };
  const { deletedRecords, versions } = options.ports;
  const health = sharedHealth(options);
  const app = new Hono()
    .use(async ({ header }, next) => {
      await next();
      header("Cache-Control", "no-store");
      header("X-Content-Type-Options", "nosniff");
      header("Cross-Origin-Resource-Policy", "same-origin");
    })
    .basePath("/api");
  app.use(requireSameSite(options.siteUrl));
  app.notFound(() => problemResponse(new Refusal("not-found"), options.report));
  app.onError((error) => problemResponse(error, options.report));
  return app
    .route("/events", eventRoutes(context))
    .route("/messages", messageRoutes(context))
    .route("/inbox", inboxRoutes(context))
    .route("/session", sessionRoutes(context))
    .route("/snapshot", snapshotRoutes(context))
    .get("/versions", owner, async ({ json }) => json(await versions.all()))
    .get("/deleted/events", owner, async ({ json }) => json([...(await deletedRecords.list("events"))]))
    .get("/deleted/messages", owner, async ({ json }) => json([...(await deletedRecords.list("messages"))]))
    .post("/deleted/restore", ...change(deletedIdsSchema), (context) => {
      const { noun, ids } = context.req.valid("json");
      return done(context, deletedRecords.restore(noun, ids));
    })
    .get("/health", async ({ json }) => json(await health()));
}

/** Checks at most once a second and shares the result, because anyone may ask and each check writes to the disk. */
function sharedHealth({ checkHealth, freeBytes, mailFailure }: ApiOptions) {
  let latest: Promise<{ readonly status: "ok"; readonly mailFailingSince: string | null }> | undefined;
  const check = async () => {
    try {
      await checkHealth();
      if (messagesPerDay(await freeBytes()) === 0) throw new Refusal("full");
      const { since = null } = (await mailFailure()) ?? {};
      return { status: "ok", mailFailingSince: since } as const;
    } finally {
      setTimeout(() => (latest = undefined), HEALTH_MS);
    }
  };
  return () => (latest ??= check());
}
