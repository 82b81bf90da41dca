/**
 * Titles and descriptions for search engines and browser tabs. The site adds the practice's name to each title. A
 * description has at most 160 characters. Other titles are in services.ts, and in `pageNames` in controls.ts.
 */
export const search = {
  home: {
    title: "Aura readings and Reiki healing",
    description: "Aura readings for you and your pets. Reiki in a quiet room. You set the pace.",
  },
  auraReading: "I describe the colors I see around you or your pet and what they may mean. You take home a written summary.",
  reikiHealing: "You lie comfortably, fully clothed, while my hands rest lightly or just above you. In person or at a distance.",
  calendar: "Upcoming aura readings, Reiki days, workshops and group sessions, and how to book a private session.",
  contact: "Ask a question or set up a free {consultationMinutes}-minute call. I answer within {replyWithinHours} hours.",
  terms: "How bookings, cancellations, prices and text messages work, and what this website keeps in your browser.",
  /** Used with `storage: "shared"`. */
  termsShared: "How bookings, cancellations, prices and text messages work, and what I keep of what you write to me.",
  allDates: { title: "All dates", description: "Every workshop, circle and open day that is planned so far, month by month." },
  /** Only the title is visible, because search engines leave this page out. */
  poster: { title: "A poster to print", description: "Upcoming events on a sheet of paper, with a code to scan." },
};
