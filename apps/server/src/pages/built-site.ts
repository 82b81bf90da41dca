import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageEvents } from "@inner-light/core";
import type { PageRenderer, RenderedPage } from "@inner-light/core/server";
import { Failure, sharedBuilds } from "@inner-light/site-server";
import * as v from "valibot";
import { distShared } from "../../server-paths.mjs";

/** What the site's build left for the server: its files, and how to render the pages that show events. */
export interface BuiltSite extends Omit<PageRenderer, "renderPage"> {
  readonly directory: string;
  /** Those of earlier builds, oldest first. */
  readonly earlier: readonly string[];
  /** Renders `HOME`, `CALENDAR`, `POSTER`, or the page of the event in `data`. */
  render(address: string, data: PageEvents): Promise<RenderedPage>;
}

/** The pages that show events, by their paths. */
export const HOME = "/";
export const CALENDAR = "/calendar";
export const POSTER = "/calendar/poster";
const EVENTS = "/events/";

const template = v.object({ template: v.string(), firstPaint: v.string() });
const templatesSchema = v.object({ [HOME]: template, [CALENDAR]: template, [POSTER]: template, [EVENTS]: template });

/** Loads the newest build. Throws a `Failure` where there is none. */
export async function loadBuiltSite(folder = distShared): Promise<BuiltSite> {
  const builds = sharedBuilds(folder);
  const build = builds.pop();
  if (build === undefined) throw new Failure("There is no built site yet: `npm run start:shared` builds it first.");
  const templates = v.parse(
    templatesSchema,
    JSON.parse(readFileSync(join(build, "pages/page-templates.json"), "utf8")),
  );
  const { pageRenderer }: { readonly pageRenderer: PageRenderer } = await import(
    pathToFileURL(join(build, "pages/render-pages.js")).href
  );
  return {
    ...pageRenderer,
    directory: join(build, "site"),
    earlier: builds.map((one) => join(one, "site")),
    render: (address, data) =>
      pageRenderer.renderPage(
        address,
        templates[address === HOME || address === CALENDAR || address === POSTER ? address : EVENTS],
        data,
      ),
  };
}
