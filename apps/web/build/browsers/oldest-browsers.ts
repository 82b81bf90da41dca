/** The oldest version of each browser that the site is built for, by the names that MDN gives them. */
export const oldestBrowsers = { chrome: 110, firefox: 115, safari: 16, safari_ios: 16 } as const;

/** The same for the compiler, which replaces newer syntax where it can. */
export const buildTarget = [
  `chrome${oldestBrowsers.chrome}`,
  `firefox${oldestBrowsers.firefox}`,
  `safari${oldestBrowsers.safari}`,
  `ios${oldestBrowsers.safari_ios}`,
];
