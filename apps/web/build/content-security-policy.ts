import { createHash } from "node:crypto";

/** styled-components fills an empty style element through the CSSOM: the policy needs the hash of the empty string. */
const EMPTY_STYLE = "";

interface PolicyOptions {
  /** The text of every page's one inline script. */
  readonly script: string;
  /** The texts of the page's inline style elements. */
  readonly styles: readonly string[];
  /** The hosts besides the site that pictures may come from. */
  readonly pictureHosts: readonly string[];
  /** The origins that the site's backend sends requests to. */
  readonly connectsTo: readonly string[];
}

/**
 * Allows a page to run the site's own scripts, apply the styles it was built with, show pictures from the site and the
 * configured hosts, and connect to its backend's origins. Used in meta elements and in headers.
 */
export function contentSecurityPolicy({ script, styles, pictureHosts, connectsTo }: PolicyOptions): string {
  const hashes = [...new Set([EMPTY_STYLE, ...styles])].map(hash);
  return [
    "default-src 'none'",
    `script-src 'self' ${hash(script)}`,
    `style-src 'self' ${hashes.join(" ")}`,
    ["img-src 'self'", ...pictureHosts].join(" "),
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src", ...(connectsTo.length > 0 ? connectsTo : ["'none'"])].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Browsers accept this directive only in a header, and warn about it in a meta element. */
export const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** The texts of a page's inline style elements. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
