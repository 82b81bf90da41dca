import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { isForwarded } from "../addresses/client-address.ts";
import type { Log } from "../log.ts";
import type { LivePages } from "../pages/live-pages.ts";
import type { KeptUpcoming } from "./kept-upcoming.ts";

interface RequestListenerOptions {
  /** Answers everything under `/api`. */
  readonly fetchApi: Parameters<typeof getRequestListener>[0];
  readonly keptUpcoming: KeptUpcoming;
  readonly livePages: LivePages;
  /** Sends the site's files. */
  readonly siteHandler: RequestListener;
  readonly trustedProxies: number;
  readonly log: Log;
}

/** Hands each request to the API, to the pages that show events, or to the site's files. */
export function createRequestListener({
  fetchApi,
  keptUpcoming,
  livePages,
  siteHandler,
  trustedProxies,
  log,
}: RequestListenerOptions): RequestListener {
  const api = getRequestListener(fetchApi);
  let hasWarned = false;

  const warnOnce = (request: IncomingMessage) => {
    if (hasWarned || trustedProxies > 0 || !isForwarded(request)) return;
    hasWarned = true;
    log.warn(
      "A proxy seems to be in front of this server, and TRUST_PROXY is 0: all visitors share one limit. Set it to the number of proxies.",
    );
  };

  const sendApi = async (request: IncomingMessage, response: ServerResponse) => {
    if (!(await keptUpcoming.handle(request, response))) await api(request, response);
  };

  const sendPage = async (request: IncomingMessage, response: ServerResponse) => {
    if (!(await livePages.handle(request, response))) siteHandler(request, response);
  };

  return (request, response) => {
    warnOnce(request);
    const send = /^\/api(?:[/?]|$)/.test(request.url ?? "/") ? sendApi : sendPage;
    send(request, response).catch((error: unknown) => {
      log.error("A request failed", error);
      response.destroy();
    });
  };
}
