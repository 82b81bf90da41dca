import { defineSiteConfig } from "./src/site/define-site-config.ts";

/**
 * The owner's file: the practice's name, how to reach it, and when. Every line may be left out; the site then shows a
 * placeholder and says so. Take the two slashes away from a line, write your own value, and build the site again.
 * A value that cannot be used stops the build with a sentence that says why. `pnpm --silent check:launch` lists what is
 * left.
 */
export default defineSiteConfig({
  // practiceName: "Quiet Lane Reiki",
  // siteUrl: "https://quiet-lane.com",
  // timeZone: "America/New_York",
  //
  // A sentence on the home page, the calendar, the contact page and the events' pages, on these days. Name the days in it.
  // notice: { from: "2026-12-24", to: "2027-01-01", text: "Closed December 24 to January 1" },
  //
  // How to reach you. Write `null` if you have no phone or no address. A number outside the United States and Canada begins
  // with + and its country code.
  // email: "hello@quiet-lane.com",
  // phone: "(212) 555-0123",
  // address: "12 Quiet Lane, Albany, NY 12207",
  // socialLinks: [{ name: "Instagram", url: "https://www.instagram.com/quiet-lane" }],
  //
  // A row for each run of days. `[]` means by appointment. "9am", "9:30 pm" and "09:00" are all understood.
  // officeHours: [
  //   { from: "Monday", to: "Friday", opens: "9am", closes: "7pm" },
  //   { from: "Saturday", opens: "10am", closes: "5pm" },
  // ],
  //
  // News by text message, once a service answers this number for you. `null` means that you offer none.
  // textMessages: { number: "(212) 555-0123", keyword: "JOIN" },
  //
  // The gallery: pictures from another host or from the folder `public`; `null` shows the drawings alone.
  // pictures: {
  //   everySlide: "https://images.unsplash.com/photo-1506126613408-eca07ce68773",
  //   bySlide: { 5: "/pictures/room.jpg", 9: null },
  //   glow: false,
  // },
  // slides: [{ alt: "A quiet room with two chairs", description: "The room where we sit." }],
  //
  // Colors: the ground of the pages, text, and links; and one to five of the light in drawings. Those for people whose
  // device is set to dark follow from these, unless you add `dark: { … }`.
  // colors: {
  //   light: { paper: "#f4f8f2", ink: "#1c3527", accent: "#2f6b4f" },
  //   glow: ["#9bd8a5", "#e6e38a", "#7cc7e8"],
  // },
  //
  // The services you offer, where it is not both.
  // services: ["reikiHealing"],
  //
  // What a session costs, in a line. A service without one has no price on its page.
  // prices: { auraReading: "$120 for 60 minutes", reikiHealing: "$95 for 60 minutes, $130 for 90" },
  //
  // Who you are: a section of the home page. All but the name and the text may be left out.
  // about: {
  //   name: "Ada Birch",
  //   text: "I have given Reiki since 2012, first to friends and then to strangers.",
  //   portrait: { picture: "/pictures/ada.jpg", alt: "Ada Birch on a bench under an apple tree" },
  //   training: ["Reiki Master, Usui tradition, 2014", "Aura reading, two years with a teacher"],
  //   insurance: "Professional liability insurance",
  // },
  //
  // Your copy of this site on GitHub: /admin then links to the page where you upload your calendar.
  // repository: "https://github.com/you/inner-light",
  //
  // One calendar for everyone, and messages that reach you directly: docs/shared-storage.md has the steps.
  // storage: "shared",
  // keepMessagesMonths: 24,
});
