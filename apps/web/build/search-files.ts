import type { CalendarEvent } from "@inner-light/core";
import { eventPath, offeredPages } from "../src/site/pages.ts";
import { escapeXml } from "./escape-xml.ts";
import { site } from "./parsed-site.ts";

/** The pages that search engines may list. */
const listed = offeredPages(site.services).filter(({ hidden }) => !hidden);

/** The sitemap, with the pages of these events. */
export function sitemap(coming: readonly CalendarEvent[]): string {
  const urls = [...listed.map(({ path }) => path), ...coming.map(eventPath)].map(
    (path) => `  <url><loc>${escapeXml(site.url + path)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** Does not exclude hidden pages: a crawler has to read a page to find its `noindex`. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`;
}

/** Lets a phone add the site to its home screen. `base` ends with a slash, and `paper` is the color of the page. */
export function webManifest(base: string, paper: string): string {
  const manifest = {
    name: site.practiceName,
    short_name: site.practiceName,
    lang: site.language,
    start_url: base,
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [192, 512].map((px) => ({ src: `${base}icon-${px}.png`, sizes: `${px}x${px}`, type: "image/png" })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
