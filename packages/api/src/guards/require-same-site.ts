import { createMiddleware } from "hono/factory";
import { Refusal } from "./refusal.ts";

/** Hosts that nobody else's DNS can point here: this machine's name, and IP addresses. */
const LOCAL = /^(?:(?:.+\.)?localhost|[\d.]+|\[.+\])$/;

/**
 * Refuses changes sent by another site's page. Checks `Sec-Fetch-Site` or, because browsers omit it on plain HTTP,
 * `Origin`. (Hono's `csrf` lets JSON through.) If the site's URL is known, a change must be sent to its host, because a
 * browser treats a page whose DNS points to this server (DNS rebinding) as the same site.
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

/** Without `www.`, and without the trailing dot of a fully qualified name. */
function nameOf(url: string): string {
  return new URL(url).hostname.replace(/^www\.|\.$/g, "");
}

function isSameSite(url: string, headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin") ?? "";
  // The schemes differ if a proxy terminates TLS.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
