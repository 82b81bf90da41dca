import { readPractice } from "./practice.ts";

/** The owner's settings, for tools. The bundles of pages get the build's settings in place of this module. */
export const { config, site } = await readPractice();
