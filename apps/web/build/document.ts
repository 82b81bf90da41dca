import type { RenderedPage } from "@inner-light/core/server";
import { darkPalette, lightPalette } from "../src/ui/theme/palette.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { escapeXml } from "./escape-xml.ts";
import { site } from "./parsed-site.ts";

/** An inline script or style. The page's policy allows its text. */
export interface InlineElement {
  readonly tag: "script" | "style";
  /** `true` writes only the name, and `false` and `null` omit the attribute. */
  readonly attributes?: Readonly<Record<string, string | boolean | null>>;
  readonly text: string;
}

/** HTML without inline scripts and styles, or one of these. */
export type Part = string | InlineElement;

/** A page with the inline scripts and styles that its policy allows. */
export interface CompletePage extends RenderedPage {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface DocumentParts {
  readonly head: readonly Part[];
  readonly body: string;
  /** Comes after the page, so it does not delay the first paint. */
  readonly end: readonly Part[];
  readonly connectsTo: readonly string[];
}

export function writeDocument({ head, body, end, connectsTo }: DocumentParts): CompletePage {
  const textsOf = (tag: InlineElement["tag"]) =>
    [...head, ...end].flatMap((part) => (typeof part === "object" && part.tag === tag ? part.text : []));
  const [scripts, styles] = [textsOf("script"), textsOf("style")];
  const policy = contentSecurityPolicy({ scripts, styles, pictureHosts: site.pictures.hosts, connectsTo });
  const base = import.meta.env.BASE_URL;
  const html = `<!doctype html>
<html lang="${site.language}"${__RTL__ ? ' dir="rtl"' : ""}>
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="${lightPalette.paper}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${darkPalette.paper}" media="(prefers-color-scheme: dark)">
    <link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="${base}apple-touch-icon.png">
    <meta name="referrer" content="no-referrer">
    ${head.map(markupOf).join("")}
  </head>
  <body>
    <div id="root">${body}</div>
  ${end.map(markupOf).join("")}</body>
</html>
`;
  return { html, policy, scripts, styles };
}

function markupOf(part: Part): string {
  if (typeof part === "string") return part;
  const attributes = Object.entries(part.attributes ?? {}).map(([name, value]) => {
    if (typeof value === "string") return ` ${name}="${escapeXml(value)}"`;
    return value ? ` ${name}` : "";
  });
  return `<${part.tag}${attributes.join("")}>${part.text}</${part.tag}>`;
}
