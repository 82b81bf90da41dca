import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRenderer } from "@inner-light/core/server";
import { Failure, sharedBuilds } from "@inner-light/site-server";
import { distShared } from "../../server-paths.mjs";

/** What the site's build left for the server: its files, and how to render the pages that show events. */
export interface BuiltSite extends PageRenderer {
  readonly directory: string;
  /** Those of earlier builds, oldest first. */
  readonly earlier: readonly string[];
}

/** The pages that show events, by their paths. */
export const HOME = "/";
export const CALENDAR = "/calendar";
export const POSTER = "/calendar/poster";

/** Loads the newest build. Throws a `Failure` where there is none. */
export async function loadBuiltSite(folder = distShared): Promise<BuiltSite> {
  const builds = sharedBuilds(folder);
  const build = builds.pop();
  if (build === undefined) throw new Failure("There is no built site yet: `npm run start:shared` builds it first.");
  const { pageRenderer }: { readonly pageRenderer: PageRenderer } = await import(
    pathToFileURL(join(build, "pages/render-pages.js")).href
  );
  const earlier = builds.map((one) => join(one, "site"));
  return { ...pageRenderer, directory: join(build, "site"), earlier };
}
