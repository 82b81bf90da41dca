import { defineSiteConfig } from "./src/site/define-site-config.ts";

/**
 * The owner's file: the practice's name, how to reach it, and when. Every line may be left out; the site then shows a
 * placeholder and says so. Take the two slashes away from a line, write your own value, and build the site again.
 * A value that cannot be used stops the build with a sentence that says why. `pnpm check:launch` lists what is left.
 */
export default defineSiteConfig({
  // practiceName: "Quiet Lane Reiki",
  // siteUrl: "https://quiet-lane.com",
  // timeZone: "America/New_York",
  //
  // How to reach you. `null` in place of a phone or an address means that there is none.
  // email: "hello@quiet-lane.com",
  // phone: "+1 212 555 0123",
  // address: "12 Quiet Lane, Albany, NY 12207",
  // socialLinks: [{ name: "Instagram", url: "https://www.instagram.com/quiet-lane" }],
  //
  // A row for each run of days. `[]` means by appointment.
  // officeHours: [
  //   { from: "Monday", to: "Friday", opens: "9:00 AM", closes: "7:00 PM" },
  //   { from: "Saturday", opens: "10:00 AM", closes: "5:00 PM" },
  // ],
  //
  // News by text message, once a service answers this number for you. `null` means that you offer none.
  // textMessages: { number: "+1 212 555 0123", keyword: "JOIN" },
  //
  // The gallery: pictures from another host or from the folder `public`; `null` shows the drawings alone.
  // pictures: {
  //   everySlide: "https://images.unsplash.com/photo-1506126613408-eca07ce68773",
  //   bySlide: { 5: "/pictures/room.jpg", 9: null },
  // },
  // slides: [{ alt: "A quiet room with two chairs", description: "The room in which we sit." }],
  //
  // Your copy of this site on GitHub: /admin then links to the page on which you upload your calendar.
  // repository: "https://github.com/you/inner-light",
});
