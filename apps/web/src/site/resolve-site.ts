import {
  type PricesConfig,
  SERVICES,
  type ServiceId,
  type SiteConfig,
  type SlideConfig,
  type SocialLink,
} from "./define-site-config.ts";
import { DEFAULT_OFFICE_HOURS, type OfficeHours } from "./office-hours.ts";
import { type Pictures, resolvePictures } from "./pictures.ts";
import { dialable, displayedPhone, resolveTextMessages, type TextMessages } from "./text-messages.ts";

/** A way to reach the practice. Until the owner has given a value, it is a placeholder and never a working link. */
export interface ContactDetail {
  readonly text: string;
  /** The address behind the text, or `null` for a placeholder. */
  readonly href: string | null;
  /** The practice has none, so pages do not mention it. */
  readonly absent?: true;
}

/** The owner's settings, with a default for each missing one. */
export interface Site {
  readonly practiceName: string;
  readonly url: string;
  /** The address of the published calendar's file, to subscribe to; `null` while the site has no address. */
  readonly calendarFeed: string | null;
  readonly timeZone: string | null;
  readonly contact: { readonly email: ContactDetail; readonly phone: ContactDetail; readonly address: ContactDetail };
  /** Empty for a practice that works by appointment. */
  readonly officeHours: readonly OfficeHours[];
  /** `null` while there is no number. */
  readonly textMessages: TextMessages | null;
  /** If not, pages do not mention text messages. */
  readonly offersTextMessages: boolean;
  readonly pictures: Pictures;
  /** `null` for the built-in ones. */
  readonly slides: readonly SlideConfig[] | null;
  /** After how many months a server deletes messages; `null` for never. */
  readonly keepMessagesMonths: number | null;
  readonly socialLinks: readonly SocialLink[];
  /** Where the site's files are on GitHub, without a slash at the end. */
  readonly repository: string | null;
  /** The services that the practice offers, in their order on the site. */
  readonly services: readonly ServiceId[];
  /** A service without a price is shown without one. */
  readonly prices: PricesConfig;
}

/** What the site is called while the owner has given no name. */
export const DEFAULT_PRACTICE_NAME = "Inner Light";

export function resolveSite(config: SiteConfig): Site {
  return {
    practiceName: config.practiceName ?? DEFAULT_PRACTICE_NAME,
    url: config.siteUrl ?? "https://inner-light.example",
    calendarFeed: config.siteUrl === undefined ? null : `${config.siteUrl}/calendar.ics`,
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
    officeHours: config.officeHours ?? DEFAULT_OFFICE_HOURS,
    textMessages: config.textMessages ? resolveTextMessages(config.textMessages) : null,
    offersTextMessages: config.textMessages !== null,
    pictures: resolvePictures(config.pictures, config.about?.portrait?.picture),
    slides: config.slides ?? null,
    keepMessagesMonths: config.keepMessagesMonths ?? null,
    socialLinks: config.socialLinks ?? [],
    repository: config.repository ?? null,
    services: SERVICES.filter((id) => config.services?.includes(id) ?? true),
    prices: config.prices ?? {},
  };
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
