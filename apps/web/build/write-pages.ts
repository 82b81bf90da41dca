import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CalendarEvent } from "@inner-light/core";
import { eventPath, type Page } from "../src/site/pages.ts";
import type { CompletePage } from "./complete-page.ts";

/** Matches no route, so the router renders the not-found page. */
const NOT_FOUND = "/404";

/**
 * Writes every route as complete HTML, twice: as `calendar.html` for hosts that serve `/calendar` without the extension,
 * and as `calendar/index.html` for hosts that only serve folders. The pages of events, which may be many, are in folders
 * only. Returns the inline scripts and styles of all pages.
 */
export async function writePages(
  dist: string,
  pages: readonly Page[],
  events: readonly CalendarEvent[],
  render: (path: string, event?: CalendarEvent) => Promise<CompletePage>,
): Promise<{ readonly scripts: string[]; readonly styles: string[] }> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const write = async (path: string, file: string, event?: CalendarEvent) => {
    const page = await render(path, event);
    for (const text of page.scripts) scripts.add(text);
    for (const style of page.styles) styles.add(style);
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), page.html);
  };
  for (const { path } of pages) {
    await write(path, join(path, "index.html"));
    if (path !== "/") await cp(join(dist, path, "index.html"), join(dist, `${path}.html`));
  }
  for (const event of events) await write(eventPath(event), join(eventPath(event), "index.html"), event);
  await write(NOT_FOUND, "404.html");
  return { scripts: [...scripts], styles: [...styles] };
}
