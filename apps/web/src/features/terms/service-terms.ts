import { services } from "../../../words/services.ts";
import { terms } from "../../../words/terms.ts";
import { textMessages as words } from "../../../words/text-messages.ts";
import type { Backend } from "../../ioc/define-backend.ts";
import { anchors } from "../../site/anchors.ts";
import { fill } from "../../site/fill.ts";
import { isElsewhere, type Pictures } from "../../site/pictures.ts";
import type { Site } from "../../site/resolve-site.ts";
import { site } from "../../site/site.ts";
import { DEFAULT_KEYWORD, type TextMessages } from "../../site/text-message-number.ts";

/** A section of the terms: a title, and paragraphs that stand on their own. */
export interface Clause {
  /** The id that links to it use. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What is loaded from another host, and what that host learns. */
export function pictureSource({ hosts, bySlide }: Pictures, portrait?: string): string {
  if (hosts.length === 0) return "Every file of this website comes from the website itself.";
  const names = listFormat.format(hosts.map((host) => new URL(host).host));
  if (Object.keys(bySlide).length === 0 && !isElsewhere(portrait))
    return `One thing comes from elsewhere: the gallery’s picture is loaded from ${names}, which then sees your IP address.`;
  return `Pictures are loaded from ${names}, which then ${hosts.length === 1 ? "sees" : "see"} your IP address.`;
}

/** A line for each service that the practice offers and whose price the owner has given. */
export function priceLines({ services: offered, prices }: Pick<Site, "services" | "prices">): string[] {
  return offered.flatMap((id) => (prices[id] === undefined ? [] : `${services[id].name}: ${prices[id]}`));
}

/** The six sections of the service terms, in their order. */
export function serviceTerms(backend: Backend): readonly Clause[] {
  const { bookings, sessions, prices, care, changes, privacy } = terms;
  const { title } = privacy[backend.dataLocation];
  const kept = backend.dataLocation === "practice" ? keptByPractice(backend) : privacy["this-browser"].paragraphs;
  return [
    { id: anchors.bookings, ...bookings },
    { id: anchors.sessions, ...sessions },
    { id: anchors.prices, title: prices.title, paragraphs: [...priceLines(site), ...prices.paragraphs] },
    { id: anchors.care, ...care },
    { id: anchors.privacy, title, paragraphs: [...kept, pictureSource(site.pictures, __ABOUT__?.portrait?.picture)] },
    { id: anchors.changes, ...changes },
  ];
}

/** Says no more than the backend does: another one may have no backups, count no addresses, or be a host of its own. */
function keptByPractice({ connectsTo, privacy = {}, optionalPorts }: Backend): readonly string[] {
  const words = terms.privacy.practice;
  const { isInboxPublic, backupDays, countsAddresses, deletesOldMessages } = privacy;
  const hosts = connectsTo.filter((origin) => origin.includes("://")).map((origin) => new URL(origin).host);
  const months = deletesOldMessages ? site.keepMessagesMonths : null;
  const time = months === 1 ? "one month" : `${months} months`;
  const inBackups = backupDays !== undefined && fill(words.inBackups, { days: String(backupDays) });
  const paragraphs = [
    [
      words.kept,
      hosts.length > 0 && fill(words.hosts, { hosts: listFormat.format(hosts) }),
      isInboxPublic && words.public,
      inBackups && words.backup,
    ],
    [words.unsent],
    [countsAddresses && words.floods],
    [months !== null && fill(words.deleted, { time }), months !== null && inBackups],
    [words.ask, optionalPorts.includes("deletedRecords") && words.restorable, inBackups, words.contact],
  ];
  return paragraphs.map((sentences) => sentences.filter(Boolean).join(" ")).filter((paragraph) => paragraph !== "");
}

type Point = (typeof terms.textMessages)["number"] & { readonly id?: string };

/** The points of the terms of news by text message. `null` while there is no number to text. */
export function textMessagingTerms(textMessages: TextMessages | null): readonly Point[] {
  const { keyword = DEFAULT_KEYWORD, display = words.noNumber } = textMessages ?? {};
  const { joining, frequency, leaving, help, rates, number, choice } = terms.textMessages;
  return [
    { ...joining, text: fill(joining.text, { keyword, number: display }) },
    frequency,
    leaving,
    ...(textMessages === null ? [] : [help]),
    rates,
    { id: anchors.textPrivacy, ...number },
    choice,
  ];
}

const listFormat = new Intl.ListFormat("en-US");
