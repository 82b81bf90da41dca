import { createMiddleware } from "hono/factory";
import { Refusal } from "./refusal.ts";

/** Names that no foreign DNS can lead here: those of this machine, and IP addresses. */
const LOCAL = /^(?:(?:.+\.)?localhost|[\d.]+|\[.+\])$/;

/**
 * Refuses changes that another site's page sends. Browsers tell by `Sec-Fetch-Site`; on plain HTTP they leave it out, and
 * `Origin` tells. Hono's own `csrf` lets JSON through, which this does not. Where the site's address is known, a change
 * must name it: to a browser, a page whose DNS leads to this server (DNS rebinding) is of the same site.
 */
export function requireSameSite(siteUrl: string | null) {
  const own = siteUrl === null ? null : nameOf(siteUrl);
  return createMiddleware(async (context, next) => {
    const { method, url, headers } = context.req.raw;
    if (method === "GET" || method === "HEAD") return next();
    if (!isSameSite(url, headers)) {
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

/** Without `www.`, and without the dot that may end a complete name. */
function nameOf(url: string): string {
  return new URL(url).hostname.replace(/^www\.|\.$/g, "");
}

function isSameSite(url: string, headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin") ?? "";
  // A proxy may end TLS, so that the schemes differ.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
