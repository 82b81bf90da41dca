import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CalendarEvent } from "@inner-light/core";
import { EVENTS, eventPath, type Page } from "../src/site/pages.ts";
import type { CompletePage } from "./complete-page.ts";

/** The texts of inline elements. */
interface InlineParts {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/** Matches no route, so the router renders the not-found page. */
const NOT_FOUND = "/404";

/**
 * Writes every route as complete HTML, twice: as `calendar.html` for hosts that serve `/calendar` without the extension,
 * and as `calendar/index.html` for hosts that only serve folders. The pages of events, which may be many, are in folders
 * only. Returns the inline scripts and styles of each document by its path: the pages of events are one.
 */
export async function writePages(
  dist: string,
  pages: readonly Page[],
  events: readonly CalendarEvent[],
  render: (path: string, event?: CalendarEvent) => Promise<CompletePage>,
): Promise<ReadonlyMap<string, InlineParts>> {
  const documents = new Map<string, InlineParts>();
  const write = async (path: string, file: string, event?: CalendarEvent) => {
    const page = await render(path, event);
    // Hosts send the not-found page at the addresses of events that are gone.
    const keys = event !== undefined ? [EVENTS] : path === NOT_FOUND && events.length > 0 ? [path, EVENTS] : [path];
    for (const key of keys) {
      const parts = documents.get(key) ?? { scripts: new Set(), styles: new Set() };
      for (const text of page.scripts) parts.scripts.add(text);
      for (const style of page.styles) parts.styles.add(style);
      documents.set(key, parts);
    }
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), page.html);
  };
  for (const { path } of pages) {
    await write(path, join(path, "index.html"));
    if (path !== "/") await cp(join(dist, path, "index.html"), join(dist, `${path}.html`));
  }
  for (const event of events) await write(eventPath(event), join(eventPath(event), "index.html"), event);
  await write(NOT_FOUND, "404.html");
  return documents;
}
