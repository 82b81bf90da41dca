import type { CalendarDate, PasswordCredential, PublishedCalendarFile } from "@inner-light/core";
import type { CountryCode } from "libphonenumber-js/max";
import type { AboutConfig, Settings } from "./site/define-site-config.ts";
import type { QrCodeDrawing } from "./site/draw-qr-code.ts";
import type { LanguageData } from "./site/language-data.ts";

/** Constants that vite.config.ts defines. */
declare global {
  const __STORAGE__: "browser" | "shared";
  /** The practice's country, for parsing visitors' phone numbers. */
  const __COUNTRY__: CountryCode | undefined;
  const __LANGUAGE__: LanguageData;
  const __RTL__: boolean;
  /** Formats and words for /admin. `null` if the site itself is in American English. */
  const __AMERICAN_ENGLISH__: {
    readonly formats: LanguageData;
    readonly words: Readonly<Record<string, object>>;
  } | null;
  const __ADMIN_CREDENTIAL__: PasswordCredential;
  /** The QR code for joining by text message. `null` if no number is set. */
  const __TEXT_MESSAGE_CODE__: QrCodeDrawing | null;
  const __ABOUT__: AboutConfig | null;
  const __HAS_PICTURES__: boolean;
  const __HAS_LEGAL__: boolean;
  const __NOTICE__: NonNullable<Settings["notice"]> | null;
  /** practice/calendar.json, including past events, for the owner only. `null` if the file is missing. */
  const __PUBLISHED_CALENDAR__: PublishedCalendarFile | null;
  /** The same calendar without past events, for visitors. */
  const __COMING_CALENDAR__: PublishedCalendarFile | null;
  /** Whether /admin publishes the calendar to the settings' `repository`. */
  const __PUBLISHES__: boolean;
  /** The calendar's path in that repository: "apps/web/practice/calendar.json". */
  const __CALENDAR_FILE__: string;
  const __BUILD_DATE__: CalendarDate;
}
