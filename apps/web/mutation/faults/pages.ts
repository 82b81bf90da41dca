import type { Fault } from "../fault.ts";

/** The pages of text, and the facts they state. */
export const pageFaults: readonly Fault[] = [
  {
    name: "The link to the privacy of text messages leads nowhere",
    file: "features/terms/text-messaging-terms.ts",
    find: "id: anchors.textPrivacy,",
    replace: "id: anchors.textTerms,",
    specs: ["owner-site"],
  },
  {
    name: "Sessions are said to be canceled 48 hours ahead",
    file: "site/practice.ts",
    find: "cancelAheadHours: 24",
    replace: "cancelAheadHours: 48",
    specs: ["own-calendar"],
  },
  {
    name: "Search engines are told that noon is midnight",
    file: "site/office-hours.ts",
    find: "Number(hour) % 12",
    replace: "Number(hour)",
    specs: ["navigation"],
  },
  {
    name: "The QR code has no quiet zone, so cameras miss it",
    file: "components/qr-code-image.tsx",
    find: "QUIET_ZONE = 4",
    replace: "QUIET_ZONE = 0",
    specs: ["owner-site"],
  },
  {
    name: "The home page's last button leads to the contact page instead of the calendar",
    file: "features/home/closing.tsx",
    find: 'to="/calendar"',
    replace: 'to="/contact"',
    specs: ["navigation"],
  },
  {
    name: "A question about a service names its address instead of the service",
    file: "features/offerings/ask-about-session.tsx",
    find: "about: page.name",
    replace: "about: page.path",
    specs: ["contact"],
  },
  {
    name: "The pictures of a session have no text alternative",
    file: "features/offerings/image-cards.tsx",
    find: "aria-label={label}",
    replace: 'aria-label={label && ""}',
    specs: ["accessibility-tree"],
  },
];
