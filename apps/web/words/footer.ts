export const footer = {
  tagline: "Discover your inner light through aura readings, and experience deep healing with Reiki energy work. A companion to medical care, never a substitute for it.",
  closing: "Made with love for spiritual healing.",
};

/** The page for an address that the site does not have. */
export const notFound = {
  title: "This page was not found",
  text: "There is a light here, but nobody in it. The page may have moved, or the address may have a typo.",
  home: "Go to the home page",
  calendar: "See the calendar",
  /** Its name in the tab of a browser, and what stands for its words elsewhere. */
  page: { title: "Page not found", description: "There is no page at this address." },
};

/** The same for the address of an event. */
export const eventNotFound = {
  title: "This event isn’t on the calendar",
  text: "It may be over, or it was taken off the calendar. The calendar has everything that’s coming up.",
};
