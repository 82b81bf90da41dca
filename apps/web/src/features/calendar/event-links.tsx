import {
  CALENDAR_EVENT_FIELDS,
  type CalendarEvent,
  LINKS,
  mailtoLink,
  plainLine,
  plainText,
  type RunRhythm,
  runRhythm,
  type SeriesRun,
  WEB_ADDRESS,
} from "@inner-light/core";
import type { ComponentProps, ReactNode } from "react";
import { links } from "../../../words/controls.ts";
import { eventActions, events, repeatingDays } from "../../../words/events.ts";
import { detailsOf } from "../../site/event-details.ts";
import { fill } from "../../site/fill.ts";
import { siteFormats } from "../../site/formats.ts";
import { TextLink } from "../../ui/button/button.ts";
import { useWords } from "../../ui/language/use-words.ts";
import { VisuallyHidden, withParts } from "../../ui/text/text.tsx";

const titleOf = ({ title }: CalendarEvent) => plainLine(title, CALENDAR_EVENT_FIELDS.title.maxLength);

/** Formats an event, or a run with its `days`, as one line of plain text. */
export function titleWithTime(event: CalendarEvent, days?: string): string {
  const title = titleOf(event);
  const time = siteFormats.time(event.time);
  const when =
    days === undefined
      ? fill(events.at, { date: siteFormats.date(event.date), time })
      : fill(repeatingDays.from, { days, date: siteFormats.dateInYear(event.date), time });
  return fill(events.titled, { title, when }).replaceAll("\u00a0", " ");
}

/** Returns the contact link's label and the message's subject. Full or canceled events ask for another date. */
export function questionAbout(event: CalendarEvent, days?: string) {
  if (event.canceled || event.full) return { label: eventActions.askOther, about: titleOf(event) };
  return { label: eventActions.ask, about: titleWithTime(event, days) };
}

/** One string for every weekday, or seven strings, Sunday first. */
type DayWords = Readonly<Record<RunRhythm, string | readonly string[]>>;

/** Returns a phrase such as "every Friday". It stays true when the first or last dates are hidden. */
export function runDays(run: SeriesRun, words: DayWords = repeatingDays): string {
  const [{ date }] = run;
  const text = words[runRhythm(run)];
  const ofDay = typeof text === "string" ? text : text[new Date(`${date}T00:00Z`).getUTCDay()];
  return fill(ofDay ?? "", { weekday: siteFormats.weekday(date) });
}

/** Links the web and email addresses in typed text. Nothing else becomes markup. */
export function linkedText(typed: string): ReactNode {
  const text = plainText(typed);
  if (!LINKS.test(text)) return text;
  const link = (address: string) =>
    WEB_ADDRESS.test(address) ? (
      <a href={address} target="_blank" rel="noreferrer">
        {address} <NewTab />
      </a>
    ) : (
      <a href={mailtoLink(address)}>{address}</a>
    );
  return withParts(text, LINKS, link, (part) => <span>{part}</span>);
}

function NewTab() {
  return <VisuallyHidden>{useWords(links).newTab}</VisuallyHidden>;
}

export function EventDetails({ event }: { event: CalendarEvent }) {
  return detailsOf(event).map(({ field, text, sentence }) => (
    <p key={field}>
      {withParts(sentence, /\{(\w+)\}/, () => (
        <bdi>{linkedText(text)}</bdi>
      ))}
    </p>
  ));
}

export function Outside({ children, ...link }: ComponentProps<"a">) {
  return (
    <TextLink {...link} target="_blank" rel="noreferrer">
      {children} <NewTab />
    </TextLink>
  );
}
