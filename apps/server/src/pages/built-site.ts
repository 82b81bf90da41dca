import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageEvents } from "@inner-light/core";
import type { PageRenderer, RenderedPage } from "@inner-light/core/server";
import { Failure } from "@inner-light/site-server";
import * as v from "valibot";
import { distShared, pageRenderer as rendererFolder } from "../../server-paths.mjs";

/** What the site's build left for the server: its files, and how to render the pages that show events. */
export interface BuiltSite extends Omit<PageRenderer, "renderPage"> {
  /** The folder of the static files. */
  readonly directory: string;
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

/** Loads what the build wrote. Throws a `Failure` where there is no built site. */
export async function loadBuiltSite(): Promise<BuiltSite> {
  if (!existsSync(join(distShared, "index.html"))) {
    throw new Failure("There is no built site yet: `npm run start:shared` builds it first.");
  }
  const templates = v.parse(
    templatesSchema,
    JSON.parse(readFileSync(join(rendererFolder, "page-templates.json"), "utf8")),
  );
  const { pageRenderer }: { readonly pageRenderer: PageRenderer } = await import(
    pathToFileURL(join(rendererFolder, "render-pages.js")).href
  );
  return {
    ...pageRenderer,
    directory: distShared,
    render: (address, data) =>
      pageRenderer.renderPage(
        address,
        templates[address === HOME || address === CALENDAR || address === POSTER ? address : EVENTS],
        data,
      ),
  };
}
