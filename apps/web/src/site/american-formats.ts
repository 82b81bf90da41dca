import { createFormats, type Formats, siteFormats } from "./formats.ts";

/** How American English writes dates and times, which /admin keeps. */
export const americanFormats: Formats =
  __AMERICAN_ENGLISH__ === null ? siteFormats : createFormats(__AMERICAN_ENGLISH__.formats);
