import { openingHours } from "../src/site/office-hours.ts";
import { config, site } from "./parsed-site.ts";

/**
 * Describes the practice to search engines as JSON-LD (schema.org, HealthAndBeautyBusiness). Empty until the owner has
 * given a name, the site's address and a way to reach the practice: placeholders are never published as facts.
 */
export function structuredData(): string {
  const { email, phone, address } = site.contact;
  const facts = {
    ...(email.href !== null && { email: email.text }),
    ...(phone.href !== null && { telephone: phone.href.replace("tel:", "") }),
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

/** A script element that search engines read. */
export function jsonLd(data: object): string {
  return jsonScript(data, 'type="application/ld+json"');
}

/** A script element with data, which no browser runs. No text in it can end the element. */
export function jsonScript(data: object, attributes: string): string {
  return `<script ${attributes}>${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`;
}
