import { services } from "../../../words/services.ts";
import { terms } from "../../../words/terms.ts";
import { textMessages as words } from "../../../words/text-messages.ts";
import type { Backend } from "../../ioc/define-backend.ts";
import { fill } from "../../site/fill.ts";
import { formatPlural } from "../../site/format-plural.ts";
import { anchors } from "../../site/pages.ts";
import { isElsewhere, type Pictures } from "../../site/pictures.ts";
import type { Site, TextMessages } from "../../site/resolve-site.ts";
import { DEFAULT_KEYWORD } from "../../site/services.ts";
import { site } from "../../site/site.ts";

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export function pictureSource({ hosts: origins, hostNames: hosts, bySlide }: Pictures, portrait?: string): string {
  const { none, gallery, several } = terms.privacy.pictures;
  if (origins.length === 0) return none;
  if (Object.keys(bySlide).length === 0 && !isElsewhere(portrait)) return fill(gallery, { hosts });
  return formatPlural(several, origins.length, site.language, { hosts });
}

export function priceLines({ services: offered, prices }: Pick<Site, "services" | "prices">): string[] {
  return offered.flatMap((id) => {
    const price = prices[id];
    return price === undefined ? [] : fill(terms.prices.line, { service: services[id].name, price });
  });
}

/** Returns the six sections of the service terms, then the practice's own sections. */
export function serviceTerms(backend: Backend): readonly Clause[] {
  const { bookings, sessions, prices, care, changes, privacy } = terms;
  const { title } = privacy[backend.dataLocation];
  const further: readonly Omit<Clause, "id">[] = terms.further;
  const kept = backend.dataLocation === "practice" ? keptByPractice(backend) : privacy["this-browser"].paragraphs;
  return [
    { id: anchors.bookings, ...bookings },
    { id: anchors.sessions, ...sessions },
    { id: anchors.prices, title: prices.title, paragraphs: [...priceLines(site), ...prices.paragraphs] },
    { id: anchors.care, ...care },
    { id: anchors.privacy, title, paragraphs: [...kept, pictureSource(site.pictures, __ABOUT__?.portrait?.picture)] },
    { id: anchors.changes, ...changes },
    ...further.map((clause, index) => ({ id: `clause-${index + 7}`, ...clause })),
  ];
}

/** Describes only what the backend does. */
function keptByPractice({ connectsTo, privacy = {}, hasAdmin }: Backend): readonly string[] {
  const words = terms.privacy.practice;
  const { backupDays, countsAddresses, deletesOldMessages } = privacy;
  const hosts = connectsTo.flatMap((origin) => (URL.canParse(origin) ? new URL(origin).host : [])).join(", ");
  const months = deletesOldMessages ? site.keepMessagesMonths : null;
  const inBackups = backupDays !== undefined && formatPlural(words.inBackups, backupDays, site.language);
  const paragraphs = [
    [words.kept, hosts && fill(words.hosts, { hosts }), inBackups && words.backup],
    [words.unsent],
    [countsAddresses && words.floods],
    [months !== null && formatPlural(words.deleted, months, site.language), months !== null && inBackups],
    [words.ask, hasAdmin && words.restorable, inBackups, words.contact],
  ];
  return paragraphs.map((sentences) => sentences.filter(Boolean).join(" ")).filter((paragraph) => paragraph !== "");
}

type Point = (typeof terms.textMessages)["number"] & { readonly id?: string };

/** Returns the text-messaging terms. `textMessages` is `null` if no number is set. */
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
