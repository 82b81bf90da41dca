export const footer = {
  tagline: "Discover your inner light through aura readings, and experience deep healing with Reiki energy work. A companion to medical care, never a substitute for it.",
  closing: "Made with love for spiritual healing.",
};

/** The page for URLs that do not exist. */
export const notFound = {
  title: "This page was not found",
  text: "There is a light here, but nobody in it. The page may have moved, or the address may have a typo.",
  home: "Go to the home page",
  calendar: "See the calendar",
  /** The page's name in the browser's tab, and its description. */
  page: { title: "Page not found", description: "There is no page at this address." },
};

/** The page for events that do not exist. */
export const eventNotFound = {
  title: "This event isn’t on the calendar",
  text: "It may be over, or it was taken off the calendar. The calendar has everything that’s coming up.",
};
