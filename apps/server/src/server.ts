import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type CreateLimiter, createApi, createMemoryLimiter } from "@inner-light/api";
import { type Clock, systemClock } from "@inner-light/core";
import { createSiteHandler, isEnvironmentFileOpen, listen, readHeaders, stopRequest } from "@inner-light/site-server";
import { repository } from "../server-paths.mjs";
import { addressKeys, clientAddress, incomingOf, networkOf } from "./addresses/client-address.ts";
import { openBackend, storeConfiguredPassword } from "./backend/open-backend.ts";
import { loadEnvironmentFile, readConfig, type ServerConfig } from "./config/server-config.ts";
import { freeBytesOf } from "./data-folder.ts";
import { createLog, type Log } from "./log.ts";
import { startMaintenance } from "./maintenance/maintenance.ts";
import { type BuiltSite, loadBuiltSite } from "./pages/built-site.ts";
import { livePages } from "./pages/live-pages.ts";
import { verifyPassword } from "./password/password-hash.ts";

/** How long shutdown waits for pending requests. */
const PATIENCE_MS = 10_000;

interface ServerOptions {
  readonly config: ServerConfig;
  readonly site: BuiltSite;
  readonly clock: Clock;
  readonly log: Log;
  readonly createLimiter?: CreateLimiter;
}

export async function startServer({ config, site, clock, log, createLimiter }: ServerOptions) {
  const { basePath, keepMessagesMonths, siteUrl } = site.facts;
  const backend = await openBackend({ config, clock, log, keepMessagesMonths });
  try {
    await storeConfiguredPassword(config.password, backend.ownerPassword);
    const { sharedLimits } = backend;
    const keysOf = addressKeys(clock, sharedLimits?.secretOfDay);
    const owners = new WeakSet<IncomingMessage>();
    const senderOf = (request: IncomingMessage) =>
      owners.has(request) ? undefined : networkOf(clientAddress(request, config.trustedProxies));
    const report = (error: unknown) => log.error("A request failed", error);
    const mailFailure = async () => (config.mail === undefined ? null : backend.outbox.failure());
    const api = createApi({
      ports: { ...backend, messages: backend.contactSubmissions },
      sessions: backend.ownerSessions,
      async verifyPassword(password) {
        const hash = (await backend.ownerPassword.hash()) ?? "";
        return (await verifyPassword(password, hash)) ? hash : null;
      },
      browserSecret: backend.ownerPassword.browserSecret,
      senderKeys: (env) => keysOf(clientAddress(incomingOf(env), config.trustedProxies)),
      onOwner: (env) => owners.add(incomingOf(env)),
      siteUrl,
      checkHealth: backend.checkHealth,
      freeBytes: async () => (await freeBytesOf(config.dataFolder)) + (await backend.bytes()).reusable,
      mailFailure,
      report,
      clock,
      createLimiter: createLimiter ?? sharedLimits?.createLimiter ?? createMemoryLimiter,
    });
    const toApi = getRequestListener((request, env) => api.fetch(request, env));
    const sendPage = livePages({
      site,
      datedEvents: () => backend.calendarEvents.dated(),
      upcomingEvents: backend.upcomingEvents,
      eventsVersion: async () => (await backend.versions.all()).events,
      headersOf: readHeaders(site.directory),
      clock,
      log,
    });
    let warnsOfProxy = config.trustedProxies === 0;
    const first = async (request: IncomingMessage, response: ServerResponse) => {
      const { forwarded, "x-forwarded-for": forwardedFor = forwarded } = request.headers;
      if (warnsOfProxy && forwardedFor !== undefined) {
        warnsOfProxy = false;
        log.warn(
          "A proxy seems to be in front of this server, and TRUST_PROXY is 0: all visitors share one limit. Set it to the number of proxies.",
        );
      }
      if (!/^\/api(?:[/?]|$)/.test(request.url ?? "/")) return sendPage(request, response);
      await toApi(request, response);
      return true;
    };
    const handler = createSiteHandler({ ...site, base: basePath, first });
    const failure = await mailFailure();
    if (failure !== null) {
      log.warn(
        `Mail to the owner has not gone out since ${failure.since} (${failure.reason}). It is kept and tried again. The command test-mail says what is wrong.`,
      );
      await backend.outbox.retry();
    }
    const http = await listen(handler, { port: config.port, host: config.host, senderOf, report });
    const stopMaintenance = startMaintenance({ backend, config, site, clock, log });
    return {
      port: http.port,
      /** The site's URL on this machine, with a trailing slash. */
      address: `http://localhost:${http.port}${basePath}`,
      async stop() {
        await http.close(PATIENCE_MS);
        await stopMaintenance();
        await backend.close();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** Serves the built site until a signal arrives or the parent process ends. */
export async function serveSite(parent = process.ppid): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const log = createLog();
  if (isEnvironmentFileOpen(repository))
    log.warn("Other users of this computer can read the passwords in the .env file: run `chmod 600 .env`.");
  const server = await startServer({ config, site: await loadBuiltSite(), clock: systemClock, log });
  log.info(`The site is at ${server.address}, its admin at ${server.address}admin.`);
  await stopRequest(parent);
  log.info("Stopping: finishing what has begun.");
  await server.stop();
  log.info("Stopped.");
  // Password checks for closed connections may still be queued.
  process.exit();
}
