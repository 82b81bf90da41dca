import { isPlainTime } from "@inner-light/core";
import * as v from "valibot";
import { SERVICES, type ServiceId } from "./services.ts";
import {
  color,
  country,
  date,
  day,
  email,
  group,
  keyword,
  language,
  line,
  links,
  list,
  phoneNumber,
  picture,
  repository,
  siteUrl,
  text,
  time,
  timeZone,
} from "./setting-schemas.ts";
import { DEFAULT_KEYWORD } from "./text-message-number.ts";

/** Gives the owner's file its type, so that an editor explains each setting with the comment that it has below. */
export function defineSiteConfig(config: SiteConfig): SiteConfig {
  return config;
}

/** What the owner may write. */
export type SiteConfig = v.InferInput<typeof siteConfigSchema>;

/** The checked settings, each written in one way, with the default of each that has one. */
export type Settings = v.InferOutput<typeof siteConfigSchema>;

/** The hours of one day, or of a run of days. */
export type OfficeHours = v.InferOutput<typeof officeHours>;
const officeHours = v.pipe(
  group({
    /** The first day. */
    from: day,
    /** The last day; left out for a single day. */
    to: v.optional(day),
    opens: time,
    closes: time,
  }),
  v.forward(
    v.partialCheck(
      [["opens"], ["closes"]],
      ({ opens, closes }) => !isPlainTime(opens) || !isPlainTime(closes) || opens < closes,
      "a time after the one at which it opens",
    ),
    ["closes"],
  ),
);

const textMessages = group({
  /** The number that people text, written like `phone`, or a short code of four to six digits. */
  number: phoneNumber,
  /** The word that people text to join: capital letters and digits. "JOIN" if left out. Carriers prefer one of your own. */
  keyword: v.optional(keyword, DEFAULT_KEYWORD),
});

/** The picture that every slide shows (specification, section 2: "every slide displays the same picture"). */
const DEFAULT_PICTURE = "https://images.unsplash.com/photo-1506126613408-eca07ce68773";

const pictures = group({
  /** The picture of every slide that has none of its own. `null`: those slides show their drawing. */
  everySlide: v.optional(v.nullable(picture), DEFAULT_PICTURE),
  /** `false`: your pictures are shown as they are, without the light of the drawings over them. */
  glow: v.optional(v.boolean("true or false"), true),
  /** Pictures for single slides, by their number. `null`: that slide shows its drawing. */
  bySlide: v.optional(
    v.record(
      text("the number of a slide", (key) => /^[1-9]\d?$/.test(key)),
      v.nullable(picture),
      'pictures by the number of their slide, such as { 5: "/pictures/room.jpg" }',
    ),
    {},
  ),
});

export type SchemeColors = v.InferOutput<typeof scheme>;
const scheme = group({
  /** The ground of the page. */
  paper: v.optional(color),
  /** Text, filled buttons, and the lines of drawings. */
  ink: v.optional(color),
  /** Links, the current page, and the ring around what has the focus. */
  accent: v.optional(color),
});

const GLOW = "a list of one to five colors between [ and ]";

/** A color that is left out stays as the site comes; one of `dark` then follows the same one of `light`. */
export type ColorsConfig = v.InferOutput<typeof colors>;
const colors = group({
  light: v.optional(scheme),
  /** For people whose device is set to dark. */
  dark: v.optional(scheme),
  /** One to five colors of the light in drawings, in both schemes. */
  glow: v.optional(v.pipe(list(color), v.minLength(1, GLOW), v.maxLength(5, GLOW))),
});

const price = v.optional(line('a price in a line of at most 120 letters, such as "$120 for 60 minutes"', 120));
const prices = group(Object.fromEntries(SERVICES.map((id) => [id, price])) as Record<ServiceId, typeof price>);

const LONGEST_ABOUT = 1500;

export type AboutConfig = v.InferOutput<typeof about>;
const about = group({
  /** What visitors should call you. */
  name: line('the name of the person who gives the sessions, such as "Ada Birch"', 60),
  /** A few sentences, in your own words. A new line begins a new paragraph. */
  text: text(
    `a few sentences about that person, of at most ${LONGEST_ABOUT} letters together`,
    (words) => words !== "" && words.length <= LONGEST_ABOUT,
  ),
  /** Your picture, upright: it is cut to four by five. Without it the words stand alone. */
  portrait: v.optional(
    group({
      /** An address as in `pictures`. */
      picture,
      /** What the picture shows, for people who cannot see it. */
      alt: line('what the portrait shows, such as "Ada Birch under an apple tree"', 400),
    }),
  ),
  /** Where and what you learned, a line for each. */
  training: v.optional(list(line('a training in a line, such as "Reiki Master, Usui tradition, 2014"', 200))),
  /** How you are insured, in a line. */
  insurance: v.optional(line('an insurance in a line, such as "Professional liability insurance"', 200)),
});

const noticeText = line('a sentence of at most 200 letters, such as "Closed December 24 to January 1"', 200);
const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const notice = v.pipe(
  group({ from: date, to: date, text: noticeText }),
  v.forward(v.partialCheck([["from"], ["to"]], isInOrder, "the day of `from` or a later one"), ["to"]),
);

const MONTHS = "a number of months from 1 to 120, such as 24";

/**
 * All that an owner may say about the practice: what each setting means, what it may be, and what it is when left out. A
 * setting without a default is then a placeholder (resolve-site.ts), or what the sentence beside it says. docs/owners.md has
 * an example of each.
 */
export const siteConfigSchema = group(
  {
    /** The practice's name, shown in the header, in the footer and after every page's title. */
    practiceName: v.optional(line('a name of at most 60 letters on one line, such as "Quiet Lane Reiki"', 60)),
    /** The address of the finished site. Search engines and shared links use it. */
    siteUrl: v.optional(siteUrl),
    /**
     * The language of the words in `words`, as a BCP 47 tag such as "pt-PT". Dates, times, lists and numbers are written
     * its way. `/admin` stays in American English. "en-US" if left out.
     */
    language: v.optional(language, "en-US"),
    /** The time zone of the calendar's times, by its IANA name. Without it no zone is named. */
    timeZone: v.optional(timeZone),
    /** Where messages reach the practice. */
    email: v.optional(email),
    /**
     * The practice's country by its two letters, such as "AT", which says how phone numbers are dialed. If left out, it is
     * that of `phone` where this begins with + and a country's code, or else that of `language`.
     */
    country: v.optional(country),
    /**
     * As people read it. Visitors can call it, and text their message to it where its kind receives texts. `null`: you have
     * none, and the site does not mention it.
     */
    phone: v.nullish(phoneNumber),
    /** `"calls"`: visitors are not asked to text that number. Left out, its kind decides: a landline gets calls alone. */
    phoneFor: v.optional(v.picklist(["calls", "calls-and-texts"], '"calls" or "calls-and-texts"')),
    /** Where sessions take place, on one line. `null`: there is no such place, and the site does not mention it. */
    address: v.nullish(line('an address on one line, such as "12 Quiet Lane, Albany, NY 12207"', 200)),
    /**
     * When the practice can be reached, a row for each run of days. `[]`: by appointment. Times as you write them: "9am",
     * "9:30 pm" or "09:00".
     */
    officeHours: v.optional(list(officeHours)),
    /**
     * News by text message, once a service answers this number for you. `null`: you offer none, and the site does not
     * mention them.
     */
    textMessages: v.nullish(textMessages),
    /**
     * The gallery's pictures, laid over its drawings. `null`: the drawings alone, and no host but your own is asked. An
     * address is `https://…`, or begins with a slash for a picture in the practice's folder, `/pictures/…`. The host of an
     * address without a question mark is asked for the size that fits, as Unsplash and imgix understand it.
     */
    pictures: v.optional(v.nullable(pictures), {}),
    /**
     * The site's colors, written like "#2f6b4f". From these few the build derives all others, the icons and the picture of
     * shared links. It says which of them cannot be read on which.
     */
    colors: v.optional(colors, {}),
    /** Where else the practice is found. Shown in the footer and on the contact page. */
    socialLinks: v.optional(links("Instagram", "https://www.instagram.com/quiet-lane"), []),
    /** The practice's name in law, where it is another one, with a number if the law asks for it. Shown in the footer. */
    legalName: v.optional(line('a name of at most 120 letters on one line, such as "Quiet Lane LLC"', 120)),
    /** Pages that the law asks for, such as an imprint or a book of complaints. Shown in the footer, below the terms. */
    legalLinks: v.optional(links("Imprint", "https://quiet-lane.com/imprint"), []),
    /**
     * The address of your copy of the site on GitHub, to which `/admin` publishes your calendar. Where the site is built
     * from another branch than main, with that: `https://github.com/you/inner-light/tree/live`.
     */
    repository: v.optional(repository),
    /**
     * The services you offer, where it is not both. A service that is left out has no page, no links and no kind of event.
     */
    services: v.optional(
      v.pipe(
        list(v.picklist(SERVICES, `"${SERVICES.join('" or "')}"`)),
        v.minLength(1, "at least one service between [ and ]"),
      ),
      SERVICES,
    ),
    /**
     * What a session costs, a line per service. Shown on the service's page and in the terms; without it neither names a
     * price.
     */
    prices: v.optional(prices, {}),
    /** Who gives the sessions: a section of the home page. Without it, the page has no such section. */
    about: v.optional(about),
    /**
     * A sentence on the home page, the calendar, the contact page and the events' pages, from one day to another, which
     * are written "2026-12-24" and are those of `timeZone`. Name the days in it, because visitors without JavaScript may
     * see it until the next build.
     */
    notice: v.optional(notice),
    /**
     * Where the site keeps its calendar and messages. `"browser"`, or nothing: in each visitor's own browser, without a
     * server. `"shared"`: at the practice, one calendar for everyone, with the small server of `npm run start:shared`.
     */
    storage: v.optional(v.picklist(["browser", "shared"], '"browser" or "shared"'), "browser"),
    /**
     * With `storage: "shared"`, after how many months the messages of visitors are deleted for good. The terms say so.
     * Without it, they stay until you delete them.
     */
    keepMessagesMonths: v.optional(
      v.pipe(
        v.number(MONTHS),
        v.check((months) => Number.isInteger(months) && months >= 1 && months <= 120, MONTHS),
      ),
    ),
  },
  "“export default defineSiteConfig(…)” with settings",
);
