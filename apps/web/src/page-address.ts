/** Hosts also know a page by the name of its file (`/calendar.html`, `/calendar/index.html`). Its address has none. */
export function withoutFileName(pathname: string): string {
  return pathname.replace(/(?:(?<=\/)index|\/index)?\.html$/, "") || "/";
}
