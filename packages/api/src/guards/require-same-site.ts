import { createMiddleware } from "hono/factory";
import { Refusal } from "./refusal.ts";

/**
 * Refuses changes that another site's page sends. Browsers tell by `Sec-Fetch-Site`; on plain HTTP they leave it out, and
 * `Origin` tells. Hono's own `csrf` lets JSON through, which this does not.
 */
export const requireSameSite = createMiddleware(async (context, next) => {
  const { method, url, headers } = context.req.raw;
  if (isChange(method) && !isSameSite(url, headers)) {
    throw new Refusal("unauthorized", {
      status: 403,
      reason: "cross-site",
      title: "The request does not come from a page of this site",
    });
  }
  await next();
});

function isSameSite(url: string, headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin") ?? "";
  // A proxy may end TLS, so that the schemes differ.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}

/** Whether a request may change something. */
export function isChange(method: string): boolean {
  return method !== "GET" && method !== "HEAD";
}
