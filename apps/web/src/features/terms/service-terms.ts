import type { DataLocation } from "../../ioc/backend.ts";
import { anchors } from "../../site/anchors.ts";
import type { PricesConfig } from "../../site/define-site-config.ts";
import { pages } from "../../site/pages.ts";
import { isElsewhere, type Pictures } from "../../site/pictures.ts";
import { practice } from "../../site/practice.ts";
import { site } from "../../site/site.ts";

/** A section of the terms: a title, and paragraphs that stand on their own. */
export interface Clause {
  /** The id that links to it use. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What is loaded from another host, and what that host learns. */
export function pictureSource({ hosts, everySlide, bySlide }: Pictures, portrait?: string): string {
  if (hosts.length === 0) return "Every file of this website comes from the website itself.";
  const names = new Intl.ListFormat("en-US").format(hosts.map((host) => new URL(host).host));
  const isSingle = Object.keys(bySlide).length === 0;
  const fromGallery = [everySlide, ...Object.values(bySlide)].some(isElsewhere);
  const things = [
    ...(fromGallery ? [isSingle ? "the gallery’s picture" : "the gallery’s pictures"] : []),
    ...(isElsewhere(portrait) ? ["my portrait"] : []),
  ];
  const count = things.length === 1 ? "One thing comes" : "Two things come";
  const are = things.length === 1 && (isSingle || !fromGallery) ? "is" : "are";
  const learn = hosts.length === 1 ? "sees" : "see";
  return `${count} from elsewhere: ${things.join(" and ")} ${are} loaded from ${names}, which then ${learn} your IP address.`;
}

/** A line for each service whose price the owner has given. */
export function priceLines({ auraReading, reikiHealing }: PricesConfig): string[] {
  return [
    ...(auraReading === undefined ? [] : [`${pages.auraReading.name}: ${auraReading}`]),
    ...(reikiHealing === undefined ? [] : [`${pages.reikiHealing.name}: ${reikiHealing}`]),
  ];
}

/** The six sections of the service terms, in their order. */
export function serviceTerms(dataLocation: DataLocation): readonly Clause[] {
  return [...beforePrivacy, privacy[dataLocation], changes];
}

const beforePrivacy: readonly Clause[] = [
  {
    id: anchors.bookings,
    title: "Bookings and cancellation",
    paragraphs: [
      `Please book at least ${practice.bookAheadHours} hours ahead. A session is booked once I’ve confirmed the day and time; I answer within ${practice.replyWithinHours} hours. A first ${practice.consultationMinutes}-minute call is free and commits you to nothing.`,
      `If you can’t come, please cancel or move your session at least ${practice.cancelAheadHours} hours before it begins, so that someone else can have the time. If something comes up at the last minute, tell me as soon as you can, and we’ll work something out.`,
      "If I have to cancel, you choose: another time, or your money back.",
    ],
  },
  {
    id: anchors.sessions,
    title: "Sessions",
    paragraphs: [
      `A session lasts ${practice.sessionMinutes} minutes. For an aura reading you sit, and I don’t touch you. For Reiki you lie or sit, fully clothed, with a light touch or none, as you prefer. For a distance session, we agree on a time.`,
      "What I tell you is what I perceive. It is not medical, psychological, legal or financial advice, and I promise no particular result.",
    ],
  },
  {
    id: anchors.prices,
    title: "Prices",
    paragraphs: [
      ...priceLines(site.prices),
      "I tell you the price before you book, and it holds for that booking.",
      `When prices change, I say so at least ${practice.priceNoticeDays} days before. If your session is already booked, its price stays the same.`,
    ],
  },
  {
    id: anchors.care,
    title: "Conduct and care",
    paragraphs: [
      "My work is complementary care and never a substitute for medical care. Please don’t stop or put off a treatment because of it. In an emergency, call your local emergency number.",
      "Nothing happens without your consent, and you may pause or end a session at any moment, without giving a reason. Please tell me beforehand about anything that makes touch or lying down difficult. I ask for the same respect, and I may end a session if either of us isn’t safe.",
      "Children come with a parent or guardian, and pets with a person they trust. What you tell me stays with me, unless the law requires otherwise.",
    ],
  },
];

/** After how long messages are deleted, where the owner has said so. The server keeps fourteen daily backups. */
function keptFor(months: number | null): string[] {
  if (months === null) return [];
  const time = months === 1 ? "one month" : `${months} months`;
  return [`I delete every message for good after ${time}, and two weeks later it is gone from the backups, too.`];
}

const UNSENT =
  "A message you haven’t sent yet stays in its tab. It’s there after a reload, and usually gone once you close the tab; a browser that reopens the tab may bring it back.";

const privacy: Record<DataLocation, Clause> = {
  "this-browser": {
    id: anchors.privacy,
    title: "Privacy: what stays in your browser",
    paragraphs: [
      "This website collects nothing: it sets no cookies and counts no visits. Like any web host, mine sees the IP address each request comes from. The website keeps two lists in your browser’s local storage, on your device: the gallery’s slides, and the messages you write on the contact page, with your name, address, phone number, email address and notes. It keeps the calendar’s events only in the browser in which I change them.",
      "The website doesn’t send those messages anywhere; you do, from your own email or text app. Anyone who uses the same browser could read them, so on a shared device, please erase them when you’re done. Further down this page, under “What this browser keeps about you,” you can see what is kept, download it and erase it.",
      UNSENT,
      pictureSource(site.pictures, __ABOUT__?.portrait?.picture),
    ],
  },
  practice: {
    id: anchors.privacy,
    title: "Privacy: what I keep",
    paragraphs: [
      "This website sets no cookies and counts no visits. Like any web host, mine sees the IP address each request comes from. What you write on the contact page, with your name, address, phone number, email address and notes, comes to me and is kept for me alone, so that I can answer you. It also goes into a daily backup.",
      UNSENT,
      "To hold off floods of messages, the website counts how many come from each IP address. It uses a scrambled form of the address, and deletes it within a day.",
      ...keptFor(site.keepMessagesMonths),
      "I don’t sell it, lend it or share it. If you’d like to know what I keep about you, or want it erased, just ask. What I erase could still be brought back for thirty days, and is in the backups for two more weeks; then it’s gone. My contact details are at the end of this page.",
      pictureSource(site.pictures, __ABOUT__?.portrait?.picture),
    ],
  },
};

const changes: Clause = {
  id: anchors.changes,
  title: "Changes",
  paragraphs: [
    "When these terms change, this page has the new wording. If your session is already booked, the wording at the time of booking applies.",
  ],
};
