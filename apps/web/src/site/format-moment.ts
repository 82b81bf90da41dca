/**
 * "May 1, 2026 at 2:05 PM" on the device's clock, with no-break spaces in "May 1" and "2:05 PM". Never in a page that is
 * rendered before it is sent: engines differ in how they write it.
 */
export function formatMoment(moment: Date | number | string, language: string): string {
  return onDevice(moment, language, { dateStyle: "long", timeStyle: "short" });
}

/** "May 1, 2026": the day of a moment on the device's clock. */
export function formatDay(moment: Date | number | string, language: string): string {
  return onDevice(moment, language, { dateStyle: "long" });
}

function onDevice(moment: Date | number | string, language: string, style: Intl.DateTimeFormatOptions): string {
  const text = new Date(moment).toLocaleString(language, { ...style, calendar: "gregory", numberingSystem: "latn" });
  return text.replace(/\s(?=\d+,|[AP]M)/g, "\u00a0");
}
