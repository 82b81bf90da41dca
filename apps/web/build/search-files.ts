import type { CalendarEvent } from "@inner-light/core";
import { eventPath, offeredPages } from "../src/site/pages.ts";
import { openingHours } from "../src/site/resolve-site.ts";
import { lightPalette } from "../src/ui/theme/palette.ts";
import { escapeXml } from "./escape-xml.ts";
import { config, site } from "./parsed-site.ts";

const listed = offeredPages(site).filter(({ hidden }) => !hidden);

export function sitemap(coming: readonly CalendarEvent[]): string {
  const urls = [...listed.map(({ path }) => path), ...coming.map(eventPath)].map(
    (path) => `  <url><loc>${escapeXml(new URL(site.url + path).href)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** Returns the files that search engines and phones read, by name. */
export function searchFiles(coming: readonly CalendarEvent[]): Readonly<Record<string, string>> {
  return { "sitemap.xml": sitemap(coming), "robots.txt": robots(), [MANIFEST]: webManifest() };
}

/** Allows hidden pages, because crawlers must read them to find their `noindex`. */
function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${site.url}/sitemap.xml`).href}\n`;
}

export const MANIFEST = "site.webmanifest";

/** Lets phones add the site to the home screen. */
function webManifest(): string {
  const base = import.meta.env.BASE_URL;
  const manifest = {
    name: site.practiceName,
    short_name: site.practiceName,
    lang: site.language,
    start_url: base,
    display: "browser",
    background_color: lightPalette.paper,
    theme_color: lightPalette.paper,
    icons: [192, 512].map((px) => ({ src: `${base}icon-${px}.png`, sizes: `${px}x${px}`, type: "image/png" })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Returns the practice as JSON-LD (schema.org, HealthAndBeautyBusiness). Empty without a name, the site's URL and a way
 * to reach the practice: placeholders must not be published as facts.
 */
export function structuredData(): string {
  const { email, phone, address } = site.contact;
  const facts = {
    ...(email.href !== null && { email: email.text }),
    ...(phone.href !== null && { telephone: phone.href.replace(/^tel:|;.*/g, "") }),
    ...(address.href !== null && { address: address.text }),
  };
  const { practiceName, siteUrl, officeHours } = config;
  if (practiceName === undefined || siteUrl === undefined || Object.keys(facts).length === 0) return "";
  return jsonLd({
    "@context": "https://schema.org",
    "@type": "HealthAndBeautyBusiness",
    name: site.practiceName,
    ...(site.legalName !== null && { legalName: site.legalName }),
    url: site.url,
    image: `${site.url}/social-card.jpg`,
    ...facts,
    ...(site.socialLinks.length > 0 && { sameAs: site.socialLinks.map(({ url }) => url) }),
    ...(officeHours !== undefined && { openingHours: officeHours.map(openingHours) }),
  });
}

export function jsonLd(data: object): string {
  return jsonScript(data, 'type="application/ld+json"');
}

/** Embeds data in a script element. Escapes strings that could close the element. */
export function jsonScript(data: object, attributes: string): string {
  return `<script ${attributes}>${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`;
}
