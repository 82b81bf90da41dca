import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRenderer } from "@inner-light/core/server";
import { Failure, sharedBuilds } from "@inner-light/site-server";
import { distShared } from "../../server-paths.mjs";

export type BuiltSite = Awaited<ReturnType<typeof loadBuiltSite>>;

export const HOME = "/";
export const CALENDAR = "/calendar";
export const ALL_DATES = "/calendar/all";
export const POSTER = "/calendar/poster";

/** Loads the newest build, and finds the files of earlier ones. Throws a `Failure` if there is no build. */
export async function loadBuiltSite(folder = distShared) {
  const builds = sharedBuilds(folder);
  const build = builds.pop();
  if (build === undefined) throw new Failure("There is no built site yet: `npm run start:shared` builds it first.");
  const { pageRenderer }: { readonly pageRenderer: PageRenderer } = await import(
    pathToFileURL(join(build, "pages/render-pages.js")).href
  );
  const earlier = builds.map((one) => join(one, "site"));
  return { ...pageRenderer, directory: join(build, "site"), earlier };
}
