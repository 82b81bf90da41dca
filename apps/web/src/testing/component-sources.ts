/** Every source of the site but its tests and the theme itself, by its path: `[path, text]`. */
export const sources = Object.entries(
  import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}", "!../theme/**", "!../testing/**"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
