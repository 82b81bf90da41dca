import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ApiOptions, createApi } from "@inner-light/api";
import type { Clock } from "@inner-light/core";
import type { SqlBackend } from "@inner-light/storage-sql";
import { headersFor } from "web/server/headers-file.mjs";
import { createSiteHandler } from "web/server/site-handler.mjs";
import { AddressKeys } from "./addresses/address-keys.ts";
import { clientAddress } from "./addresses/client-address.ts";
import { apiPorts } from "./backend/api-ports.ts";
import { openBackend } from "./backend/open-backend.ts";
import { PolledChangeFeed } from "./backend/polled-change-feed.ts";
import type { ServerConfig } from "./config/server-config.ts";
import { belowBasePath } from "./http/below-base-path.ts";
import { startHttpServer } from "./http/http-server.ts";
import { KeptUpcoming } from "./http/kept-upcoming.ts";
import { createRequestListener } from "./http/request-listener.ts";
import type { Log } from "./log.ts";
import { startMaintenance } from "./maintenance/maintenance.ts";
import { LivePages } from "./pages/live-pages.ts";
import type { PageRenderer } from "./pages/page-renderer.ts";
import { verifyPassword } from "./password/password-hash.ts";
import { storeConfiguredPassword } from "./password/store-password.ts";

/** How long a stop waits for requests under way. */
const PATIENCE_MS = 10_000;

interface ServerOptions {
  readonly config: ServerConfig;
  readonly renderer: PageRenderer;
  readonly clock: Clock;
  readonly log: Log;
  /** Replaces the throttles and the slow check of the password, for measurements. */
  readonly guards?: Partial<Pick<ApiOptions, "createLimiter" | "verifyPassword" | "delay">>;
}

export interface Server {
  readonly port: number;
  /** Where the site is on this machine, with a slash at the end. */
  readonly address: string;
  /** Finishes what has begun, and closes everything. */
  stop(): Promise<void>;
}

/** Starts everything: the database, the API, the pages, the files and the maintenance. */
export async function startServer({ config, renderer, clock, log, guards }: ServerOptions): Promise<Server> {
  const { basePath, builtInGallerySlides, keepMessagesMonths } = renderer.site;
  const backend = await openBackend({ config, clock, log, builtInGallerySlides, keepMessagesMonths });
  try {
    await storeConfiguredPassword(config.password, backend.ownerPassword);
    const changes = new PolledChangeFeed({
      changes: backend.changes,
      poll: backend.pollForeignChanges,
      onError: (error) => log.error("The changes of other servers could not be read", error),
    });
    const stopping = new AbortController();
    const { createLimiter, secretOfDay } = backend.sharedLimits ?? {};
    const addressKeys = new AddressKeys(clock, secretOfDay);
    const api = createApi({
      ports: apiPorts(backend, changes),
      sessions: backend.ownerSessions,
      verifyPassword: async (password) => verifyPassword(password, (await backend.ownerPassword.hash()) ?? ""),
      addressKey: (request, env) => addressKeys.keyOf(clientAddress(request, env, config.trustedProxies)),
      checkHealth: backend.checkHealth,
      basePath,
      report: (error) => log.error("A request failed", error),
      stop: stopping.signal,
      clock,
      ...(createLimiter && { createLimiter }),
      ...guards,
    });
    const listener = createRequestListener({
      fetchApi: (request, env) => api.fetch(request, env),
      keptUpcoming: new KeptUpcoming({
        fetchApi: (request) => api.fetch(request),
        eventsVersion: () => backend.versions.versionOf("events"),
      }),
      livePages: createLivePages(backend, { renderer, clock, log }),
      siteHandler: createSiteHandler({ directory: renderer.directory }),
      trustedProxies: config.trustedProxies,
      log,
    });
    const outside = createSiteHandler({ directory: renderer.directory, base: basePath });
    const http = await startHttpServer(belowBasePath(basePath, listener, outside), config.port, config.host);
    const maintenance = startMaintenance({ backend, config, site: renderer.site, clock, log });
    return {
      port: http.port,
      address: `http://localhost:${http.port}${basePath}`,
      async stop() {
        stopping.abort();
        await http.stop(PATIENCE_MS);
        await Promise.all([maintenance.stop(), changes.stop()]);
        await backend.close();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

function createLivePages(
  { calendarEvents, versions }: SqlBackend,
  { renderer, clock, log }: Pick<ServerOptions, "renderer" | "clock" | "log">,
): LivePages {
  const headers = readFileSync(join(renderer.directory, "_headers"), "utf8");
  return new LivePages({
    renderer,
    calendarEvents,
    datedEvents: async (from) => {
      const [events, times] = await Promise.all([calendarEvents.list(), calendarEvents.changeTimes()]);
      return events
        .filter(({ date }) => date >= from)
        .map((event) => ({ event, changedAt: times.get(event.id) ?? "" }));
    },
    eventsVersion: () => versions.versionOf("events"),
    headersOf: (path) => Object.fromEntries(headersFor(headers, path)),
    clock,
    log,
  });
}
