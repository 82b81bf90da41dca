import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { isForwarded } from "../addresses/client-address.ts";
import type { Log } from "../log.ts";
import type { LivePages } from "../pages/live-pages.ts";

type FetchApi = Parameters<typeof getRequestListener>[0];

interface DynamicRequestsOptions {
  /** Answers everything under `/api`. */
  readonly fetchApi: FetchApi;
  readonly livePages: LivePages;
  readonly trustedProxies: number;
  readonly log: Log;
}

/** Hands a request to the API or to the pages that show events. The result is false for what a file may be. */
export function dynamicRequests({ fetchApi, livePages, trustedProxies, log }: DynamicRequestsOptions) {
  const api = getRequestListener(fetchApi);
  let hasWarned = false;

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!hasWarned && trustedProxies === 0 && isForwarded(request)) {
      hasWarned = true;
      log.warn(
        "A proxy seems to be in front of this server, and TRUST_PROXY is 0: all visitors share one limit. Set it to the number of proxies.",
      );
    }
    if (!/^\/api(?:[/?]|$)/.test(request.url ?? "/")) return livePages.handle(request, response);
    await api(request, response);
    return true;
  };
}
