import { isPlainTime } from "@inner-light/core";
import * as v from "valibot";
import { DEFAULT_KEYWORD, SERVICES, type ServiceId } from "./services.ts";
import * as kinds from "./setting-schemas.ts";

/** Types the owner's settings. Editors show each setting's comment. */
export function defineSiteConfig(config: SiteConfig): SiteConfig {
  return config;
}

/** The settings as the owner writes them. */
export type SiteConfig = v.InferInput<typeof siteConfigSchema>;

/** The validated and normalized settings, with defaults. */
export type Settings = v.InferOutput<typeof siteConfigSchema>;

export type OfficeHours = v.InferOutput<typeof officeHours>;
const officeHours = v.pipe(
  kinds.group({
    from: kinds.day,
    /** The last day. Leave it out for a single day. */
    to: v.optional(kinds.day),
    opens: kinds.time,
    closes: kinds.time,
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

const textMessages = kinds.group({
  /** The number that people text: a phone number like `phone`, or a short code of four to six digits. */
  number: kinds.phoneNumber,
  /** The word that people text to join, in capital letters and digits. "JOIN" by default. Carriers prefer your own. */
  keyword: v.optional(kinds.keyword, DEFAULT_KEYWORD),
});

/** Specification, section 2: "every slide displays the same picture". */
const DEFAULT_PICTURE = "https://images.unsplash.com/photo-1506126613408-eca07ce68773";

const pictures = kinds.group({
  /** The picture for slides that do not have their own. `null` shows their drawings instead. */
  everySlide: v.optional(v.nullable(kinds.picture), DEFAULT_PICTURE),
  /** If `false`, your pictures appear without the drawings' light over them. */
  glow: v.optional(v.boolean("true or false"), true),
  /** Pictures for individual slides, by number. `null` shows that slide's drawing. */
  bySlide: v.optional(
    v.record(
      kinds.text("the number of a slide", (key) => /^[1-9]\d?$/.test(key)),
      v.nullable(kinds.picture),
      'pictures by the number of their slide, such as { 5: "/pictures/room.jpg" }',
    ),
    {},
  ),
});

export type SchemeColors = v.InferOutput<typeof scheme>;
const scheme = kinds.group({
  /** The page background. */
  paper: v.optional(kinds.color),
  /** Text, filled buttons, and the lines of drawings. */
  ink: v.optional(kinds.color),
  /** Links, the current page, and the focus ring. */
  accent: v.optional(kinds.color),
});

const GLOW = "a list of one to five colors between [ and ]";

/** A color that is left out keeps the site's default. In `dark`, the default is derived from `light`. */
export type ColorsConfig = v.InferOutput<typeof colors>;
const colors = kinds.group({
  light: v.optional(scheme),
  /** For devices in dark mode. */
  dark: v.optional(scheme),
  /** One to five colors for the drawings' light, in both schemes. */
  glow: v.optional(v.pipe(kinds.list(kinds.color), v.minLength(1, GLOW), v.maxLength(5, GLOW))),
});

const price = v.optional(kinds.line('a price in a line of at most 120 letters, such as "$120 for 60 minutes"', 120));
const prices = kinds.group(Object.fromEntries(SERVICES.map((id) => [id, price])) as Record<ServiceId, typeof price>);

const LONGEST_ABOUT = 1500;

export type AboutConfig = v.InferOutput<typeof about>;
const about = kinds.group({
  /** What visitors should call you. */
  name: kinds.line('the name of the person who gives the sessions, such as "Ada Birch"', 60),
  /** A few sentences. Each new line starts a new paragraph. */
  text: kinds.text(
    `a few sentences about that person, of at most ${LONGEST_ABOUT} letters together`,
    (words) => words !== "" && words.length <= LONGEST_ABOUT,
  ),
  /** Your picture, cropped to 4:5. */
  portrait: v.optional(
    kinds.group({
      picture: kinds.picture,
      alt: kinds.line('what the portrait shows, such as "Ada Birch under an apple tree"', 400),
    }),
  ),
  /** What you trained in and where, one line each. */
  training: v.optional(
    kinds.list(kinds.line('a training in a line, such as "Reiki Master, Usui tradition, 2014"', 200)),
  ),
  insurance: v.optional(kinds.line('an insurance in a line, such as "Professional liability insurance"', 200)),
});

const noticeText = kinds.line('a sentence of at most 200 letters, such as "Closed December 24 to January 1"', 200);
const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const notice = v.pipe(
  kinds.group({ from: kinds.date, to: kinds.date, text: noticeText }),
  v.forward(v.partialCheck([["from"], ["to"]], isInOrder, "the day of `from` or a later one"), ["to"]),
);

const MONTHS = "a number of months from 1 to 120, such as 24";

/** A practice's settings. Other defaults are in resolve-site.ts. docs/owners.md has an example of each setting. */
export const siteConfigSchema = kinds.group(
  {
    /** Shown in the header, the footer and page titles. */
    practiceName: v.optional(kinds.line('a name of at most 60 letters on one line, such as "Quiet Lane Reiki"', 60)),
    /** The URL of the finished site, for search engines and shared links. */
    siteUrl: v.optional(kinds.siteUrl),
    /** The language of the site, as a BCP 47 tag such as "pt-PT". "en-US" by default, and always in `/admin`. */
    language: v.optional(kinds.language, "en-US"),
    /** The calendar's IANA time zone. If left out, the site does not mention a time zone. */
    timeZone: v.optional(kinds.timeZone),
    /** The practice's email address. */
    email: v.optional(kinds.email),
    /** The country of phone numbers, e.g. "AT". By default, the country of a `phone` with +, or of `language`. */
    country: v.optional(kinds.country),
    /** The number that visitors can call, and text if it receives texts. `null` if you do not have one. */
    phone: v.nullish(kinds.phoneNumber),
    /** If `"calls"`, visitors are not asked to text that number. By default, the kind of number decides. */
    phoneFor: v.optional(v.picklist(["calls", "calls-and-texts"], '"calls" or "calls-and-texts"')),
    /** Where sessions take place, on one line. `null` if there is no such place. */
    address: v.nullish(kinds.line('an address on one line, such as "12 Quiet Lane, Albany, NY 12207"', 200)),
    /** When you can be reached, one row per range of days, with times like "9:30 pm". `[]` if by appointment. */
    officeHours: v.optional(kinds.list(officeHours)),
    /** News by text message, once a service answers this number for you. `null` if you do not offer it. */
    textMessages: v.nullish(textMessages),
    /**
     * The gallery's pictures: `https://…`, or `/pictures/…` for a file in the practice's folder. `null` shows only the
     * drawings. For URLs without a question mark, the site adds size parameters that Unsplash and imgix understand.
     */
    pictures: v.optional(v.nullable(pictures), {}),
    /** The site's colors, such as "#2f6b4f". The build derives the others and reports colors that are hard to read. */
    colors: v.optional(colors, {}),
    /** Shown in the footer and on the contact page. */
    socialLinks: v.optional(kinds.links("Instagram", "https://www.instagram.com/quiet-lane"), []),
    /** The practice's legal name, if different. Add a number if the law requires one. Shown in the footer. */
    legalName: v.optional(kinds.line('a name of at most 120 letters on one line, such as "Quiet Lane LLC"', 120)),
    /** Pages that the law requires, such as an imprint. Shown in the footer below the terms. */
    legalLinks: v.optional(kinds.links("Imprint", "https://quiet-lane.com/imprint"), []),
    /** Your copy of the site on GitHub, where `/admin` publishes. For the branch "live", end it with `/tree/live`. */
    repository: v.optional(kinds.repository),
    /** The services you offer, both by default. The others have no page, links or kind of event. */
    services: v.optional(
      v.pipe(
        kinds.list(v.picklist(SERVICES, `"${SERVICES.join('" or "')}"`)),
        v.minLength(1, "at least one service between [ and ]"),
      ),
      SERVICES,
    ),
    /** What a session costs, one line per service. Shown on its page and in the terms; the home page has the lowest. */
    prices: v.optional(prices, {}),
    /** Who gives the sessions. If set, the home page has a section about them. */
    about: v.optional(about),
    /**
     * A sentence on the home, calendar, contact and event pages, shown from one day to another in `timeZone`. Mention
     * the days in it, because visitors without JavaScript may see it until the next build.
     */
    notice: v.optional(notice),
    /**
     * Where the calendar and messages are kept. `"browser"`, the default, keeps them in each browser, without a server.
     * `"shared"` keeps one calendar for everyone, on the server that `npm run start:shared` starts.
     */
    storage: v.optional(v.picklist(["browser", "shared"], '"browser" or "shared"'), "browser"),
    /** With `storage: "shared"`, messages are permanently deleted after this many months. By default, they are kept. */
    keepMessagesMonths: v.optional(
      v.pipe(
        v.number(MONTHS),
        v.check((months) => Number.isInteger(months) && months >= 1 && months <= 120, MONTHS),
      ),
    ),
  },
  "“export default defineSiteConfig(…)” with settings",
);
