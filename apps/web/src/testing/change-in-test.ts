import * as v from "valibot";
import { onTestFinished } from "vitest";
import { type SiteConfig, siteConfigSchema } from "../site/define-site-config.ts";
import { resolveSite } from "../site/resolve-site.ts";
import { site } from "../site/site.ts";

/** Changes values of an object for the rest of a test. */
export function changeInTest<Target extends object>(target: Target, changes: Partial<Target>): void {
  const unchanged = { ...target };
  onTestFinished(() => void Object.assign(target, unchanged));
  Object.assign(target, changes);
}

/** Gives the practice these settings for the rest of a test. */
export function configureInTest(config: SiteConfig): void {
  changeInTest(site, resolveSite(v.parse(siteConfigSchema, config)));
}
