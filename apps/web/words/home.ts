export const home = {
  title: "There is a light around you. Let’s look at it together.",
  lead: "Aura readings for you and your pets. Reiki in a quiet room. You set the pace.",

  /** The lowest price, below the buttons, if site.config.ts has a price in numbers. */
  from: "from {price}",

  /** The breathing exercise next to the first words. */
  breathing: {
    start: "Breathe with me",
    stop: "Stop",
    words: "Four seconds in, six out",
    in: "Breathe in",
    out: "Breathe out",
    /** For screen readers, when the minute begins and ends. */
    begun: "One minute of slow breathing. Press Escape to stop.",
    stopped: "Stopped.",
    over: "The minute is over.",
  },

  services: "Where to begin",
  clients: "What clients say",
  /** At most three, in your clients' approved words: `{ text: "I slept all night.", name: "Mara, Albany" }`. */
  testimonials: [],
  gallery: "A look inside",

  /** Who gives the sessions. `about` in site.config.ts has the rest. */
  about: { title: "About {name}", training: "Training", insurance: "Insurance" },

  closing: {
    title: "Come as you are",
    text: "See what’s coming up, or tell me what brings you here. You’ll hear back within {replyWithinHours} hours. A first {consultationMinutes}-minute call is free.",
    /** The label before the next event, if the calendar is published or shared. */
    next: "Next:",
    nextEvent: "{title}, {date} at {time}",
    calendar: "See the calendar",
    contact: "Write to me",
  },
};
