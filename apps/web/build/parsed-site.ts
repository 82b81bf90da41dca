import { readPractice } from "./practice.ts";

/** The owner's settings, for tools. In built pages, the build replaces this module with the settings it has read. */
export const { config, site } = await readPractice();
