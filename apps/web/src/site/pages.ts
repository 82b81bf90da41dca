import { practice } from "./practice.ts";

/** How a page is named in the tab, in search results, and in the navigation. */
export interface Page {
  readonly path:
    | "/"
    | "/aura-reading"
    | "/reiki-healing"
    | "/calendar"
    | "/calendar/poster"
    | "/contact"
    | "/admin"
    | "/terms";
  /** Its name in links and headings. */
  readonly name: string;
  readonly title: string;
  /** One or two sentences for search results; at most 160 characters. */
  readonly description: string;
  /** Kept out of search results. */
  readonly hidden?: boolean;
}

export const pages = {
  home: {
    path: "/",
    name: "Home",
    title: "Aura Readings and Reiki Healing",
    description: "Aura readings for people and their pets, and Reiki in a quiet room, at your own pace.",
  },
  auraReading: {
    path: "/aura-reading",
    name: "Aura Reading",
    title: "Aura Reading",
    description:
      "An hour or so of quiet looking: the colors I see around you or your pet, what they may mean, and a written summary to keep.",
  },
  reikiHealing: {
    path: "/reiki-healing",
    name: "Reiki Healing",
    title: "Reiki Healing",
    description:
      "You lie comfortably, fully clothed, while my hands rest lightly or just above you. In person or at a distance.",
  },
  calendar: {
    path: "/calendar",
    name: "Calendar",
    title: "Calendar",
    description:
      "Coming aura readings, Reiki days, workshops and group sessions, and how to book a session of your own.",
  },
  poster: {
    path: "/calendar/poster",
    name: "Poster",
    title: "A Poster to Print",
    description: "The coming events on a sheet of paper, and a code that leads to them.",
    hidden: true,
  },
  contact: {
    path: "/contact",
    name: "Contact",
    title: "Contact",
    description: `Write to me, ask a question, or arrange a free ${practice.consultationMinutes}-minute call. I answer within ${practice.replyWithinHours} hours.`,
  },
  admin: {
    path: "/admin",
    name: "Admin",
    title: "Admin",
    description: "For the owner of the practice: the events of the calendar.",
    hidden: true,
  },
  terms: {
    path: "/terms",
    name: "Terms & Conditions",
    title: "Terms & Conditions",
    description:
      "How bookings, cancellations, prices and text messages work, and what this website keeps in your browser.",
  },
} as const satisfies Record<string, Page>;

/** The links of the navigation bar, in their order (specification, section 2). */
export const navigationPages: readonly Page[] = [
  pages.home,
  pages.auraReading,
  pages.reikiHealing,
  pages.calendar,
  pages.contact,
];
