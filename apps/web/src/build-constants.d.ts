import type { CalendarDate, PasswordCredential, PublishedCalendarFile } from "@inner-light/core";
import type { CountryCode } from "libphonenumber-js/max";
import type { AboutConfig, Settings } from "./site/define-site-config.ts";
import type { QrCodeDrawing } from "./site/draw-qr-code.ts";
import type { LanguageData } from "./site/language-data.ts";

/** What vite.config.ts writes into the bundle. */
declare global {
  const __STORAGE__: "browser" | "shared";
  /** The practice's country, for phone numbers that visitors write as people there do. */
  const __COUNTRY__: CountryCode | undefined;
  /** How the language of the site writes dates, times, lists and numbers. */
  const __LANGUAGE__: LanguageData;
  const __RTL__: boolean;
  /** How American English does, and words of the site as it comes by name, for /admin; `null` on a site in that language. */
  const __AMERICAN_ENGLISH__: {
    readonly formats: LanguageData;
    readonly words: Readonly<Record<string, object>>;
  } | null;
  const __ADMIN_CREDENTIAL__: PasswordCredential;
  /** The QR code of the text message that joins; `null` while there is no number. */
  const __TEXT_MESSAGE_CODE__: QrCodeDrawing | null;
  const __ABOUT__: AboutConfig | null;
  const __HAS_PICTURES__: boolean;
  const __HAS_LEGAL__: boolean;
  const __NOTICE__: NonNullable<Settings["notice"]> | null;
  /** The calendar in practice/calendar.json; `null` without that file. For the owner: it is as long as the past. */
  const __PUBLISHED_CALENDAR__: PublishedCalendarFile | null;
  /** The same without what is over, for visitors. */
  const __COMING_CALENDAR__: PublishedCalendarFile | null;
  /** Whether the owner publishes the calendar from /admin: into `repository` of site.config.ts. */
  const __PUBLISHES__: boolean;
  /** Where that calendar is in the repository: "apps/web/practice/calendar.json". */
  const __CALENDAR_FILE__: string;
  const __BUILD_DATE__: CalendarDate;
}
