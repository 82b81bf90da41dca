import { createHash } from "node:crypto";

/** styled-components fills an empty style element through the CSSOM; its text, for the policy, is the empty string. */
const EMPTY_STYLE = "";

interface PolicyOptions {
  /** The text of the one script element that every page carries. */
  readonly script: string;
  /** The texts of the page's inline style elements. */
  readonly styles: readonly string[];
  /** Where pictures may come from besides the site itself. */
  readonly pictureHosts: readonly string[];
  /** The origins that the site's backend sends requests to. */
  readonly connectsTo: readonly string[];
}

/**
 * What a page may do: run the site's own scripts, use the styles it was built with, show pictures of the site and
 * of the configured hosts, and contact its backend, if that is elsewhere. Meta elements and headers both use it.
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

/** Browsers take this one from a header only; in a meta element they complain about it. */
export const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** The texts of a page's inline style elements. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
