import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writePublishedCalendar } from "@inner-light/core";
import { compress } from "../build/compress.ts";
import { Failure } from "../build/failure.mjs";
import { SiteCopy } from "../build/site-copy.ts";
import { publishedEvents } from "../e2e/published-events.ts";

/** Two folders of static files, whose `/calendar` shows the same published events. */
export interface PublishedCalendarPages {
  readonly withScript: string;
  /** The same files, except that `/calendar` has no script and therefore starts no app. */
  readonly withoutScript: string;
  /** The folder of everything that was written, to be removed. */
  readonly root: string;
}

/** Builds a copy of the site with fourteen published events. Needs pnpm. */
export async function buildPublishedCalendarPages(): Promise<PublishedCalendarPages> {
  const copy = await SiteCopy.create();
  await copy.configure('timeZone: "America/New_York"');
  await copy.publish(writePublishedCalendar({ createdAt: "2026-05-01T12:00:00.000Z", events: publishedEvents }));
  const { code, output } = await copy.run("build");
  if (code !== 0) throw new Failure(output);
  const withScript = copy.dist;
  const withoutScript = `${copy.dist}-without-script`;
  await cp(withScript, withoutScript, { recursive: true });
  const page = join(withoutScript, "calendar.html");
  await writeFile(page, (await readFile(page, "utf8")).replace(/<script(?! type="application).*?<\/script>/gs, ""));
  await compress(withoutScript);
  return { withScript, withoutScript, root: copy.root };
}
