/** How the practice works. Other sentences refer to these numbers in braces: `{replyWithinHours}`. */
export const practice = {
  sessionMinutes: "60–90",
  bookAheadHours: 24,
  cancelAheadHours: 24,
  replyWithinHours: 24,
  consultationMinutes: 15,
  textsPerMonth: "2–4",
  priceNoticeDays: 30,
  /** What people text to confirm, to leave, and to get help. The keyword to join is in the settings. */
  textKeyword: { confirm: "YES", leave: ["STOP", "UNSUBSCRIBE"], help: "HELP" },
};

/**
 * What the rest of the site says about the two services. To leave one out, use `services` in site.config.ts. To show
 * your own picture, add `picture: "/pictures/bowls.jpg", label: "Three brass bowls",` below a service's name.
 */
export const services = {
  auraReading: {
    /** The service's name in the menu, in the footer, on its card, and at the top of its page. */
    name: "Aura Reading",
    /** The name of this kind of event on the calendar, in the list of sessions to book, and in /admin. */
    eventName: "Aura Reading",
    length: "{sessionMinutes} minutes",
    /** The line after the service's name in the list of sessions to book. */
    booking: "{sessionMinutes} minutes, for you or your pet.",
    /** The card on the home page, and its link. */
    card: "I describe the colors I see and what they may tell you. {sessionMinutes} minutes, for you or your pet, with a written summary to keep.",
    more: "Learn More about aura reading",
    /** The button at the top of the home page, and the one below an empty calendar. */
    explore: "Explore aura readings",
    about: "About aura readings",
    /** Shown if there are no upcoming events. */
    nothingScheduled: "Nothing is scheduled right now. Write to me for a private session, or read about aura readings.",
  },
  reikiHealing: {
    name: "Reiki Healing",
    eventName: "Reiki Healing",
    length: "{sessionMinutes} minutes",
    booking: "{sessionMinutes} minutes, here or at a distance.",
    card: "You lie comfortably, fully clothed. My hands rest lightly on you or just above you. For {sessionMinutes} minutes, you don’t have to do a thing.",
    more: "Learn More about Reiki",
    explore: "Discover Reiki",
    about: "About Reiki",
    nothingScheduled: "Nothing is scheduled right now. Write to me for a private session, or read about Reiki.",
  },
};
