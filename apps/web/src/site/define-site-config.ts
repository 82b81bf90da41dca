import type { OfficeHours } from "./office-hours.ts";

/**
 * What an owner may say about the practice. Every setting may be left out: the site then shows a placeholder, or does
 * what the sentence beside the setting says. The build checks all of it and says in words what it cannot use. An example
 * of each stands in docs/owners.md.
 */
export interface SiteConfig {
  /**
   * Where the site keeps its calendar and messages. `"browser"`, or nothing: in each visitor's own browser, without a
   * server. `"shared"`: at the practice, one calendar for everyone, with the small server of `npm run start:shared`.
   */
  readonly storage?: "browser" | "shared" | undefined;

  /**
   * With `storage: "shared"`, after how many months the messages of visitors are deleted for good. The terms say so.
   * Without it, they stay until you delete them.
   */
  readonly keepMessagesMonths?: number | undefined;

  /** The practice's name, shown in the header, in the footer and after every page's title. */
  readonly practiceName?: string | undefined;

  /** The address of the finished site. Search engines and shared links use it. */
  readonly siteUrl?: string | undefined;

  /**
   * The language of the words in `words`, as a BCP 47 tag such as "pt-PT". Dates, times, lists and numbers are written its
   * way. `/admin` stays in American English. "en-US" if left out.
   */
  readonly language?: string | undefined;

  /** The time zone of the calendar's times, by its IANA name. Without it no zone is named. */
  readonly timeZone?: string | undefined;

  /**
   * A sentence on the home page, the calendar, the contact page and the events' pages, from one day to another, which are
   * written "2026-12-24" and are those of `timeZone`. Name the days in it, because visitors without JavaScript may see it
   * until the next build.
   */
  readonly notice?: { readonly from: string; readonly to: string; readonly text: string } | undefined;

  /** Where messages reach the practice. */
  readonly email?: string | undefined;

  /**
   * As people read it; outside the United States and Canada it begins with + and the country code. Visitors can call it
   * and text their message to it, so choose a number that receives texts. `null`: you have none, and the site does not
   * mention it.
   */
  readonly phone?: string | null | undefined;

  /** Where sessions take place, on one line. `null`: there is no such place, and the site does not mention it. */
  readonly address?: string | null | undefined;

  /**
   * When the practice can be reached, a row for each run of days. `[]`: by appointment. Times as you write them: "9am",
   * "9:30 pm" or "09:00".
   */
  readonly officeHours?: readonly OfficeHours[] | undefined;

  /**
   * News by text message, once a service answers this number for you. `null`: you offer none, and the site does not
   * mention them.
   */
  readonly textMessages?: TextMessagesConfig | null | undefined;

  /** The gallery's pictures, laid over its drawings. `null`: the drawings alone, and no host but your own is asked. */
  readonly pictures?: PicturesConfig | null | undefined;

  /**
   * The site's colors, written like "#2f6b4f". From these few the build derives all others, the icons and the picture of
   * shared links. It says which of them cannot be read on which.
   */
  readonly colors?: ColorsConfig | undefined;

  /** Where else the practice is found. Shown in the footer and on the contact page. */
  readonly socialLinks?: readonly NamedLink[] | undefined;

  /** The practice's name in law, where it is another one, with a number if the law asks for it. Shown in the footer. */
  readonly legalName?: string | undefined;

  /** Pages that the law asks for, such as an imprint or a book of complaints. Shown in the footer, below the terms. */
  readonly legalLinks?: readonly NamedLink[] | undefined;

  /**
   * The services you offer, where it is not both. A service that is left out has no page, no links and no kind of event.
   */
  readonly services?: readonly ServiceId[] | undefined;

  /**
   * What a session costs, a line per service. Shown on the service's page and in the terms; without it neither names a
   * price.
   */
  readonly prices?: Readonly<Partial<Record<ServiceId, string | undefined>>> | undefined;

  /** Who gives the sessions: a section of the home page. Without it, the page has no such section. */
  readonly about?: AboutConfig | undefined;

  /**
   * The address of your copy of the site on GitHub, to which `/admin` publishes your calendar. Where the site is built from
   * another branch than main, with that: `https://github.com/you/inner-light/tree/live`.
   */
  readonly repository?: string | undefined;
}

export const SERVICES = ["auraReading", "reikiHealing"] as const;

/** A service, by the name of its words in words/services.ts. */
export type ServiceId = (typeof SERVICES)[number];

export interface TextMessagesConfig {
  /** The number that people text, written like `phone`. */
  readonly number: string;
  /**
   * The word that people text to join: capital letters and digits. "JOIN" if left out. Carriers prefer one of your own.
   */
  readonly keyword?: string | undefined;
}

/**
 * An address is `https://…`, or begins with a slash for a picture in the practice's folder, `/pictures/…`. The host of an address without
 * a question mark is asked for the size that fits, as Unsplash and imgix understand it.
 */
export interface PicturesConfig {
  /** The picture of every slide that has none of its own. `null`: those slides show their drawing. */
  readonly everySlide?: string | null | undefined;
  /** Pictures for single slides, by their number. `null`: that slide shows its drawing. */
  readonly bySlide?: Readonly<Record<number, string | null>> | undefined;
  /** `false`: your pictures are shown as they are, without the light of the drawings over them. */
  readonly glow?: boolean | undefined;
}

/** A color that is left out stays as the site comes; one of `dark` then follows the same one of `light`. */
export interface ColorsConfig {
  readonly light?: SchemeColors | undefined;
  /** For people whose device is set to dark. */
  readonly dark?: SchemeColors | undefined;
  /** One to five colors of the light in drawings, in both schemes. */
  readonly glow?: readonly string[] | undefined;
}

export interface SchemeColors {
  /** The ground of the page. */
  readonly paper?: string | undefined;
  /** Text, filled buttons, and the lines of drawings. */
  readonly ink?: string | undefined;
  /** Links, the current page, and the ring around what has the focus. */
  readonly accent?: string | undefined;
}

export interface AboutConfig {
  /** What visitors should call you. */
  readonly name: string;
  /** A few sentences, in your own words. A new line begins a new paragraph. */
  readonly text: string;
  /** Your picture, upright: it is cut to four by five. Without it the words stand alone. */
  readonly portrait?: PortraitConfig | undefined;
  /** Where and what you learned, a line for each. */
  readonly training?: readonly string[] | undefined;
  /** How you are insured, in a line. */
  readonly insurance?: string | undefined;
}

export interface PortraitConfig {
  /** An address as in `pictures`. */
  readonly picture: string;
  /** What the picture shows, for people who cannot see it. */
  readonly alt: string;
}

interface NamedLink {
  /** What the link says. */
  readonly name: string;
  /** Where it leads. */
  readonly url: string;
}

/** Gives the owner's file its type, so that an editor explains each setting. */
export function defineSiteConfig(config: SiteConfig): SiteConfig {
  return config;
}
