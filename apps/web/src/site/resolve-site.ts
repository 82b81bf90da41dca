import { SERVICES, type Settings } from "./define-site-config.ts";
import { DEFAULT_OFFICE_HOURS, officeHoursTexts } from "./office-hours.ts";
import { resolvePictures } from "./pictures.ts";
import { dialable, displayedPhone, resolveTextMessages } from "./text-message-number.ts";

/** A way to reach the practice. Until the owner has given a value, it is a placeholder and never a working link. */
export interface ContactDetail {
  readonly text: string;
  /** The address behind the text, or `null` for a placeholder. */
  readonly href: string | null;
  /** The practice has none, so pages do not mention it. */
  readonly absent?: true;
}

/** The owner's settings as pages show them, with a placeholder for each missing one. */
export type Site = ReturnType<typeof resolveSite>;

export function resolveSite(config: Settings) {
  const { language } = config;
  return {
    practiceName: config.practiceName ?? "Inner Light",
    url: config.siteUrl ?? "https://inner-light.example",
    /** The address of the published calendar's file, to subscribe to; `null` while the site has no address. */
    calendarFeed: config.siteUrl === undefined ? null : `${config.siteUrl}/calendar.ics`,
    language,
    timeZone: config.timeZone ?? null,
    contact: {
      email: contactDetail(config.email, "hello@example.com", (email) => `mailto:${email}`),
      phone: contactDetail(config.phone, "(555) 000-0000", (phone) => `tel:${dialable(phone)}`, displayedPhone),
      address: contactDetail(
        config.address,
        "Street, city and state",
        (address) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
      ),
    },
    /** Empty for a practice that works by appointment. */
    officeHours: (config.officeHours ?? DEFAULT_OFFICE_HOURS).map((hours) => officeHoursTexts(hours, language)),
    /** `null` while there is no number. */
    textMessages: config.textMessages ? resolveTextMessages(config.textMessages) : null,
    /** If not, pages do not mention text messages. */
    offersTextMessages: config.textMessages !== null,
    pictures: resolvePictures(config),
    /** After how many months a server deletes messages; `null` for never. */
    keepMessagesMonths: config.keepMessagesMonths ?? null,
    socialLinks: config.socialLinks,
    legalName: config.legalName ?? null,
    legalLinks: config.legalLinks,
    /** Where the site's files are on GitHub. */
    repository: config.repository === undefined ? null : resolveRepository(config.repository),
    /** The services that the practice offers, in their order on the site. */
    services: SERVICES.filter((id) => config.services.includes(id)),
    /** A service without a price is shown without one. */
    prices: config.prices,
  };
}

/** A repository by its address, with the branch that the site is built from. */
function resolveRepository(address: string) {
  const [url = "", branch = "main"] = address.split("/tree/");
  return { url, name: url.replace("https://github.com/", ""), branch };
}

function contactDetail(
  value: string | null | undefined,
  placeholder: string,
  href: (value: string) => string,
  shown: (value: string) => string = (text) => text,
): ContactDetail {
  if (value === undefined) return { text: placeholder, href: null };
  return value === null ? { text: "none", href: null, absent: true } : { text: shown(value), href: href(value) };
}
