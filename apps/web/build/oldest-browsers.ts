/** The oldest supported browsers, as browserslist queries. `pnpm test:thorough` checks the built files. */
export const oldestBrowsers = ["chrome 110", "edge 110", "firefox 115", "safari 16", "ios 16"];

export const buildTarget = oldestBrowsers.map((browser) => browser.replace(" ", ""));
