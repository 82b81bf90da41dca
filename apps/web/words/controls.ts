/** Around every page: the bar at the top, and the headings of the footer. */
export const layout = {
  skip: "Skip to main content",
  /** The mark and the name at the top, for screen readers. */
  brand: "{practice}, home",
  /** The links at the top, for screen readers. */
  navigation: "Main",
  /** The button of a phone, and what a screen reader says for `close`. */
  menu: "Menu",
  close: "Close",
  closeMenu: "Close menu",
  quickLinks: "Quick Links",
  legal: "Legal",
  privacy: "Privacy",
};

/** The names of pages, in the menu, in the footer and in the tab of a browser. Those of the services are in services.ts. */
export const pageNames = {
  home: "Home",
  calendar: "Calendar",
  contact: "Contact",
  terms: "Terms & Conditions",
};

/** At the foot of a page whose buttons do not work yet, or whose files did not arrive. `ways` is the link in `slow`. */
export const starting = {
  loading: "Still loading…",
  slow: "This is taking a while. You can reload the page; what you typed will stay. Or see {ways}.",
  ways: "other ways to reach me",
  failed: "Part of this page didn’t load, so its buttons don’t work. Please reload the page: what you typed stays.",
};

/** The ways to reach the practice, and what stands for one that the settings do not have yet. */
export const contactDetails = {
  email: "Email",
  phone: "Phone",
  address: "Address",
  noAddress: "Street, city and state",
  placeholder: "(placeholder)",
};

export const officeHours = {
  days: "{from} – {to}",
  hours: "{opens} – {closes}",
  byAppointment: "By appointment.",
};

/** Behind a link that opens a new tab, for screen readers. */
export const links = { newTab: "(in a new tab)" };
