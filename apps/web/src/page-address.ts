/** The address of a page that a static host also serves by its file name (`/calendar.html`, `/calendar/index.html`). */
export function withoutFileName(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, "") || "/";
}
