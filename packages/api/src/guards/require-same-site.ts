import { createMiddleware } from "hono/factory";
import { Refusal } from "./refusal.ts";

/** Local hosts and IP addresses are safe from DNS rebinding. */
const LOCAL = /^(?:(?:.+\.)?localhost|[\d.]+|\[.+\])$/;

/**
 * Refuses changes from other sites. Plain HTTP lacks `Sec-Fetch-Site`, so `Origin` counts. Hono's `csrf` lets JSON
 * through. The host must match, because DNS rebinding makes a foreign page look like the same site.
 */
export function requireSameSite(siteUrl: string | null) {
  const own = siteUrl === null ? null : nameOf(siteUrl);
  return createMiddleware(async (context, next) => {
    const { method, url, headers } = context.req.raw;
    if (method === "GET" || method === "HEAD") return next();
    if (!URL.canParse(url) || !isSameSite(url, headers)) {
      throw new Refusal("unauthorized", {
        status: 403,
        reason: "cross-site",
        title: "The request does not come from a page of this site",
      });
    }
    const name = nameOf(url);
    if (own !== null && name !== own && !LOCAL.test(name)) {
      throw new Refusal("read-only", { reason: "other-address", title: `The site is at ${siteUrl}` });
    }
    return next();
  });
}

/** Drops `www.` and the trailing dot of a fully qualified name. */
function nameOf(url: string): string {
  return new URL(url).hostname.replace(/^www\.|\.$/g, "");
}

function isSameSite(url: string, headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin") ?? "";
  // Compares only hosts, because the schemes differ behind a proxy that terminates TLS.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
