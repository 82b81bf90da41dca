/** The bar at the top of every page, and the headings of the footer. */
export const layout = {
  skip: "Skip to main content",
  /** The logo and name at the top, for screen readers. */
  brand: "{practice}, home",
  /** The links at the top, for screen readers. */
  navigation: "Main",
  /** The menu button on phones. `close` is only for screen readers. */
  menu: "Menu",
  close: "Close",
  closeMenu: "Close menu",
  quickLinks: "Quick Links",
  legal: "Legal",
  privacy: "Privacy",
};

/** Page names in the menu, the footer and the browser's tab. services.ts has the services' names. */
export const pageNames = {
  home: "Home",
  calendar: "Calendar",
  contact: "Contact",
  terms: "Terms & Conditions",
};

/** The note at the bottom of a page that is not ready or whose files did not load. `ways` is the link in `slow`. */
export const starting = {
  loading: "Still loading…",
  slow: "This is taking a while. You can reload the page; what you typed will stay. Or see {ways}.",
  ways: "other ways to reach me",
  failed: "Part of this page didn’t load, so its buttons don’t work. Please reload the page: what you typed stays.",
};

/** Ways to reach the practice, and placeholders for those that are not in the settings. */
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

/** After a link that opens a new tab, for screen readers. */
export const links = { newTab: "(in a new tab)" };
