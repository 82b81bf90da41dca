import type { IncomingMessage, ServerResponse } from "node:http";
import {
  addDays,
  type CalendarDate,
  type CalendarEvent,
  type Clock,
  calendarEventEnd,
  MOST_UPCOMING_CALENDAR_EVENTS,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  upcomingCalendarEvents,
} from "@inner-light/core";
import type { DatedEvent, RenderedPage } from "@inner-light/core/server";
import type { Log } from "../log.ts";
import { type BuiltSite, CALENDAR, HOME, POSTER } from "./built-site.ts";
import { createLivePage, type LivePage, sendLivePage } from "./live-page.ts";

const FEED = "/calendar.ics";
const SITEMAP = "/sitemap.xml";

/** The page of an event, or its calendar file, by the event's id. */
const EVENT = /^\/events\/(\d+)(\.ics)?$/;

/** For how many days after its end the page of an event still says what it was, and when. */
const DAYS_AFTER = 90;

/** How many pages stay in memory. Those of two thousand events would take 280 MB. */
const MOST_PAGES = 100;

interface LivePagesOptions {
  readonly site: BuiltSite;
  /** All events, with the times of their last changes. */
  readonly datedEvents: () => Promise<readonly DatedEvent[]>;
  /** A number that each change of the events raises. */
  readonly eventsVersion: () => Promise<number>;
  /** The headers of the site's files, by path. */
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly log: Log;
}

/** The events of a version on a day, and the pages rendered from them. */
interface RenderCache {
  readonly version: string;
  readonly dated: Promise<readonly DatedEvent[]>;
  readonly pages: Map<string, Promise<LivePage>>;
}

/**
 * The pages and files that show events. The events are read, and each page is made, once per version of the events and per
 * day; the next request with another version or day, or after an error, repeats it.
 */
export class LivePages {
  readonly #options: LivePagesOptions;
  #cache: RenderCache | undefined;

  constructor(options: LivePagesOptions) {
    this.#options = options;
  }

  /**
   * Sends a page that shows events. Returns false without sending anything for other paths, for an event that does not
   * exist, and when the page cannot be rendered.
   */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    // `/calendar` for `/calendar/?from=mail` too.
    const address = (request.url ?? "/").replace(/\/?(\?.*)?$/, "") || HOME;
    if (![HOME, CALENDAR, POSTER, FEED, SITEMAP].includes(address) && !EVENT.test(address)) return false;
    try {
      const page = await this.#pageAt(address);
      if (page) sendLivePage(page, request, response);
      return page !== undefined;
    } catch (error) {
      this.#options.log.error(`${address} could not be made with its events, so the static file was sent`, error);
      return false;
    }
  }

  /** Looks an event up first, so that a made-up id costs neither a rendering nor a place in memory. */
  async #pageAt(address: string): Promise<LivePage | undefined> {
    const { eventsVersion, datedEvents, clock, site } = this.#options;
    const now = clock.now();
    const version = `${await eventsVersion()} ${site.firstDay(now)}`;
    if (this.#cache?.version !== version) {
      this.#cache = { version, dated: datedEvents(), pages: new Map() };
      this.#cache.dated.catch(() => {
        this.#cache = undefined;
      });
    }
    const { pages } = this.#cache;
    const dated = await this.#cache.dated;
    const id = EVENT.exec(address)?.[1];
    const one = asPublic(
      dated.find(({ event }) => String(event.id) === id),
      site.firstDay(now),
    );
    if (id !== undefined && one === undefined) return undefined;
    if (pages.size >= MOST_PAGES && !pages.has(address)) pages.clear();
    const page = pages.get(address) ?? this.#render(address, now, dated, one);
    pages.set(address, page);
    page.catch(() => pages.delete(address));
    return page;
  }

  async #render(address: string, now: number, dated: readonly DatedEvent[], one?: DatedEvent): Promise<LivePage> {
    const { site } = this.#options;
    const from = site.firstDay(now);
    const events = dated.map(({ event }) => event);
    const coming = upcomingCalendarEvents(events, from, MOST_UPCOMING_CALENDAR_EVENTS);
    if (one && address.endsWith(".ics")) return this.#file(FEED, site.eventFile(one));
    if (one) return this.#page(address, await site.render(address, { event: one.event, coming }));
    if (address === SITEMAP) return this.#file(SITEMAP, site.sitemap(coming), "application/xml");
    if (address === POSTER) return this.#page(POSTER, await site.render(POSTER, { coming }));
    if (address !== FEED) return this.#page(address, await site.render(address, { upcoming: firstOf(coming, from) }));
    return this.#file(FEED, site.liveFeed(dated, now));
  }

  #file(path: string, text: string, type = "text/calendar"): Promise<LivePage> {
    return createLivePage(text, { ...this.#options.headersOf(path), "Content-Type": `${type}; charset=utf-8` });
  }

  #page(path: string, { html, policy }: RenderedPage): Promise<LivePage> {
    return createLivePage(html, {
      ...this.#options.headersOf(path),
      "Content-Type": "text/html;charset=utf-8",
      "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    });
  }
}

/** What visitors may know of an event: all, after its end its title and when it was, and `DAYS_AFTER` later nothing. */
function asPublic(dated: DatedEvent | undefined, today: CalendarDate): DatedEvent | undefined {
  if (dated === undefined) return undefined;
  const { id, title, date, time, type, series } = dated.event;
  const lastDay = calendarEventEnd(dated.event)?.date ?? date;
  if (lastDay >= today) return dated;
  const isKnown = (addDays(lastDay, DAYS_AFTER) ?? today) >= today;
  return isKnown ? { ...dated, event: { id, title, date, time, type, series } } : undefined;
}

/**
 * The events that fill the page on the day `from` and on the two days after it: west of the practice it is still the day
 * before, and a page may be read after midnight. One more than fits says that there are later ones.
 */
function firstOf(upcoming: readonly CalendarEvent[], from: CalendarDate): readonly CalendarEvent[] {
  const lastDay = addDays(from, 2) ?? from;
  const maybeOver = upcoming.filter(({ date }) => date < lastDay).length;
  return upcoming.slice(0, maybeOver + UPCOMING_CALENDAR_EVENTS_LIMIT + 1);
}
