import type { PageEvents } from "@inner-light/core";
import type { RenderedPage } from "@inner-light/core/server";
import type { PrerenderedPage } from "../src/prerender.tsx";
import { PAGE_DATA_ID } from "../src/site/pages.ts";
import { contentSecurityPolicy, inlineScripts, inlineStyles } from "./content-security-policy.ts";
import { site } from "./parsed-site.ts";
import { jsonScript, structuredData } from "./search-files.ts";

/** A page with the inline scripts and styles that its policy allows. */
export interface CompletePage extends RenderedPage {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface PageParts extends PrerenderedPage {
  readonly template: string;
  readonly furtherHead: string;
  readonly data: PageEvents;
  readonly connectsTo: readonly string[];
}

/** Assembles a page. Its policy goes into a meta element. */
export function completePage({ template, head, body, furtherHead, data, connectsTo }: PageParts): CompletePage {
  const start = withShortStyles(template.replace("<!--head-->", () => head + structuredData() + furtherHead));
  const scripts = inlineScripts(start);
  const styles = inlineStyles(start);
  const policy = contentSecurityPolicy({ scripts, styles, pictureHosts: site.pictures.hosts, connectsTo });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const hasData = Object.keys(data).length > 0;
  const dataScript = hasData ? jsonScript(data, `type="application/json" id="${PAGE_DATA_ID}"`) : "";
  const html = start
    .replace("<!--policy-->", () => meta)
    // At the end, so it does not delay the first paint.
    .replace("</body>", () => `${dataScript}</body>`)
    .replace("<!--page-->", () => body);
  return { html, policy, scripts, styles };
}

/** Minifies the template's style elements. Those of styled-components have attributes. */
function withShortStyles(html: string): string {
  return html.replaceAll(/<style>.*?<\/style>/gs, (style) => style.replaceAll(/\/\*.*?\*\/|\n\s*/gs, ""));
}
