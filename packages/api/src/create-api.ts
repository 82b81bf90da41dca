import { eitherSnapshotSchema, LONGEST_BACKUP_IN_PAGE, snapshotJson, today, toVersion1 } from "@inner-light/core";
import { type Context, Hono } from "hono";
import { sign, verify } from "hono/jwt";
import { stream } from "hono/streaming";
import type { ApiOptions } from "./api-options.ts";
import { problemResponse, Refusal } from "./guards/refusal.ts";
import {
  answeredMarksSchema,
  deletedIdsSchema,
  eventChangesSchema,
  eventDraftsSchema,
  idempotencySchema,
  idsSchema,
  looksLikeSpam,
  messageSchema,
  parse,
  passwordSchema,
  readMarksSchema,
  snapshotFormatSchema,
  spamMarksSchema,
  upcomingSchema,
  versionSchema,
} from "./guards/request-schemas.ts";
import { MAX_BODY, requireJson } from "./guards/require-json.ts";
import { ownersChange, requireOwner, tokenHash } from "./guards/require-owner.ts";
import { requireSameSite } from "./guards/require-same-site.ts";
import { messageLimits, messagesPerDay } from "./throttling/message-limits.ts";
import { passwordAttempts } from "./throttling/password-attempts.ts";

/** The routes, typed for `hc<Api>(origin)`. */
export type Api = ReturnType<typeof createApi>;

const HEALTH_MS = 1_000;

const MARK_ALGORITHM = "HS256";

/** Creates the routes under `/api`. `app.fetch(request, env)` never rejects. */
export function createApi(options: ApiOptions) {
  const { ports, clock, createLimiter, freeBytes, mailFailure, senderKeys, sessions } = options;
  const { calendarEvents, deletedRecords, inbox, messages, snapshots, suspectedSpam, upcomingEvents, versions } = ports;
  const owner = requireOwner(sessions, false, options.onOwner);
  const ownersUse = requireOwner(sessions, true);
  const change = ownersChange(owner, ownersUse);
  const snapshotChange = change(eitherSnapshotSchema, LONGEST_BACKUP_IN_PAGE);
  const storeWithinLimits = messageLimits(createLimiter, freeBytes);
  const signIn = signingIn(options);
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
  return (
    app
      // Visitors' routes. They never return another visitor's data.
      .get("/events/upcoming", parse("query", upcomingSchema), async (context) => {
        const { from, limit } = context.req.valid("query");
        // Skips events that are over everywhere. The day ends last at UTC-12.
        const earliest = today(clock, "Etc/GMT+12");
        const isOver = from < earliest;
        const upcoming = await upcomingEvents.list({ from: isOver ? earliest : from, limit });
        return context.json([...upcoming]);
      })
      .post(
        "/messages",
        requireJson(MAX_BODY),
        parse("header", idempotencySchema),
        parse("json", messageSchema),
        async (context) => {
          const { draft, evidence } = context.req.valid("json");
          const key = context.req.valid("header")["idempotency-key"];
          if (await messages.has(key, draft)) return context.json(null);
          const isSuspectedSpam = looksLikeSpam(evidence);
          await storeWithinLimits(await senderKeys(context.env), isSuspectedSpam, () =>
            messages.addOnce(key, draft, isSuspectedSpam),
          );
          return context.json(null);
        },
      )
      .post("/session", requireJson(MAX_BODY), parse("json", passwordSchema), async (context) =>
        context.json(await signIn(context.req.valid("json"), context.env)),
      )
      .get("/health", async ({ json }) => json(await health()))

      .get("/events", owner, async (context) => context.json([...(await calendarEvents.list())]))
      .post("/events", ...change(eventDraftsSchema), async (context) =>
        context.json([...(await calendarEvents.add(context.req.valid("json").drafts))]),
      )
      .put("/events", ...change(eventChangesSchema), async (context) =>
        context.json([...(await calendarEvents.update(context.req.valid("json").changes))]),
      )
      .post("/events/remove", ...change(idsSchema), (context) =>
        done(context, calendarEvents.remove(context.req.valid("json").ids)),
      )

      .get("/inbox", owner, async (context) => context.json([...(await inbox.list())]))
      .get("/inbox/status", owner, async (context) =>
        context.json({ messagesPerDay: messagesPerDay(await freeBytes()), mailFailure: await mailFailure() }),
      )
      .post("/inbox/read", ...change(readMarksSchema), (context) => {
        const { ids, isRead } = context.req.valid("json");
        return done(context, inbox.mark(ids, "isRead", isRead));
      })
      .post("/inbox/answered", ...change(answeredMarksSchema), (context) => {
        const { ids, isAnswered } = context.req.valid("json");
        return done(context, inbox.mark(ids, "isAnswered", isAnswered));
      })
      .post("/inbox/suspected-spam", ...change(spamMarksSchema), (context) => {
        const { ids, isSuspectedSpam } = context.req.valid("json");
        return done(context, suspectedSpam.setSuspected(ids, isSuspectedSpam));
      })
      .post("/inbox/remove", ...change(idsSchema), (context) =>
        done(context, inbox.remove(context.req.valid("json").ids)),
      )
      .post("/inbox/erase", ...change(idsSchema), (context) =>
        done(context, inbox.erase(context.req.valid("json").ids)),
      )

      .get("/versions", owner, async ({ json }) => json(await versions.all()))
      .get("/deleted/events", owner, async ({ json }) => json([...(await deletedRecords.list("events"))]))
      .get("/deleted/messages", owner, async ({ json }) => json([...(await deletedRecords.list("messages"))]))
      .post("/deleted/restore", ...change(deletedIdsSchema), (context) => {
        const { noun, ids } = context.req.valid("json");
        return done(context, deletedRecords.restore(noun, ids));
      })

      // Pages that were open during an update still use version 1.
      .get("/snapshot", owner, parse("query", snapshotFormatSchema), async (context) => {
        const { version, ...snapshot } = await snapshots.read();
        if (context.req.valid("query").format === undefined)
          return context.json({ version, snapshot: toVersion1(snapshot) });
        context.header("Content-Type", "application/json");
        // Streams the JSON, because each full copy would take as much memory again.
        return stream(context, async (body) => {
          await body.write(`{"version":${JSON.stringify(version)},"snapshot":`);
          for (const piece of snapshotJson(snapshot)) await body.write(piece);
          await body.write("}");
        });
      })
      .post("/snapshot", ...snapshotChange, (context) => done(context, snapshots.merge(context.req.valid("json"))))
      .put("/snapshot", ...snapshotChange, parse("query", versionSchema), (context) =>
        done(context, snapshots.replace(context.req.valid("json"), context.req.valid("query").version)),
      )
      .get("/snapshot/backups", owner, async (context) => context.json(await snapshots.backupTimes()))
      .post("/snapshot/backups", ownersUse, (context) => done(context, snapshots.recordBackup()))
  );
}

async function done(context: Context, change: Promise<void>) {
  await change;
  return context.json(null);
}

const randomToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Exchanges the password for a token and a mark. A browser with a mark gets priority and nothing else. */
function signingIn(options: ApiOptions) {
  const { sessions, senderKeys, browserSecret } = options;
  const checkPassword = passwordAttempts(options);
  return async ({ password, mark }: { readonly password: string; readonly mark: string }, env: unknown) => {
    const secret = await browserSecret();
    const browser = await verify(mark, secret, MARK_ALGORITHM).catch(() => undefined);
    const keys = browser === undefined ? (await senderKeys(env)).address : [`browser ${browser["id"]}`];
    const passwordHash = await checkPassword(password, keys, browser !== undefined);
    const token = randomToken();
    const isOpen = passwordHash !== null && (await sessions.start(await tokenHash(token), passwordHash));
    if (!isOpen) throw new Refusal("unauthorized", { reason: "wrong-password" });
    return { token, mark: await sign({ id: randomToken() }, secret, MARK_ALGORITHM) };
  };
}

/** Checks at most once a second: anyone may call this, and each check writes to disk. */
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
