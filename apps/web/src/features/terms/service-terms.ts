import { services } from "../../../words/services.ts";
import { terms } from "../../../words/terms.ts";
import type { DataLocation } from "../../ioc/backend.ts";
import { anchors } from "../../site/anchors.ts";
import { fill } from "../../site/fill.ts";
import { isElsewhere, type Pictures } from "../../site/pictures.ts";
import type { Site } from "../../site/resolve-site.ts";
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
    ...(isElsewhere(portrait) ? [terms.portrait] : []),
  ];
  const count = things.length === 1 ? "One thing comes" : "Two things come";
  const are = things.length === 1 && (isSingle || !fromGallery) ? "is" : "are";
  const learn = hosts.length === 1 ? "sees" : "see";
  return `${count} from elsewhere: ${things.join(" and ")} ${are} loaded from ${names}, which then ${learn} your IP address.`;
}

/** A line for each service that the practice offers and whose price the owner has given. */
export function priceLines({ services: offered, prices }: Pick<Site, "services" | "prices">): string[] {
  return offered.flatMap((id) => (prices[id] === undefined ? [] : `${services[id].name}: ${prices[id]}`));
}

/** The six sections of the service terms, in their order. */
export function serviceTerms(dataLocation: DataLocation): readonly Clause[] {
  const { bookings, sessions, prices, care, changes } = terms;
  const { title, paragraphs } = terms.privacy[dataLocation];
  return [
    { id: anchors.bookings, ...bookings },
    { id: anchors.sessions, ...sessions },
    { id: anchors.prices, title: prices.title, paragraphs: [...priceLines(site), ...prices.paragraphs] },
    { id: anchors.care, ...care },
    {
      id: anchors.privacy,
      title,
      paragraphs: [
        ...keptFor(paragraphs, site.keepMessagesMonths),
        pictureSource(site.pictures, __ABOUT__?.portrait?.picture),
      ],
    },
    { id: anchors.changes, ...changes },
  ];
}

/** Fills in after how long messages are deleted, or leaves out the sentence where they stay. */
function keptFor(paragraphs: readonly string[], months: number | null): readonly string[] {
  if (months === null) return paragraphs.filter((paragraph) => !paragraph.includes("{time}"));
  const time = months === 1 ? "one month" : `${months} months`;
  return paragraphs.map((paragraph) => fill(paragraph, { time }));
}
