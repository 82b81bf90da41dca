import { defineSiteConfig } from "../src/site/define-site-config.ts";

/** Your settings. docs/owners.md explains each of them, with an example. */
export default defineSiteConfig({});
