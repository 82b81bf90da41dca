import type { IncomingMessage, ServerResponse } from "node:http";
import {
  addDays,
  type CalendarDate,
  type CalendarEvent,
  type Clock,
  MOST_UPCOMING_CALENDAR_EVENTS,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  type UpcomingEvents,
} from "@inner-light/core";
import type { DatedEvent, RenderedPage } from "@inner-light/site-server/page-renderer";
import type { Log } from "../log.ts";
import { type BuiltSite, CALENDAR, HOME, POSTER } from "./built-site.ts";
import { createLivePage, type LivePage, sendLivePage } from "./live-page.ts";

const FEED = "/calendar.ics";
const SITEMAP = "/sitemap.xml";

/** The page of an event, or its calendar file, by the event's id. */
const EVENT = /^\/events\/(\d+)(\.ics)?$/;

const FIRST_DAY: CalendarDate = "0001-01-01";

/** More events than the calendar shows on one day: those that may be over before the page is read come on top. */
const MOST_EVENTS = 200;

interface LivePagesOptions {
  readonly site: BuiltSite;
  readonly upcomingEvents: UpcomingEvents;
  /** The events on or after a day, with the times of their last changes. */
  readonly datedEvents: (from: CalendarDate) => Promise<readonly DatedEvent[]>;
  /** A number that each change of the events raises. */
  readonly eventsVersion: () => Promise<number>;
  /** The headers of the site's files, by path. */
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly log: Log;
}

/** What was made of the events of a version on a day, by the instant of its first request. */
const nothingMade = (version: string, now: number) => ({
  version,
  now,
  pages: new Map<string, Promise<LivePage>>(),
  coming: new Map<string, Promise<readonly CalendarEvent[]>>(),
  all: new Map<string, Promise<readonly DatedEvent[]>>(),
});

type Made = ReturnType<typeof nothingMade>;

/**
 * The pages and files that show events. Each is made once per version of the events and per day, and the next request
 * with another version or day makes it again.
 */
export class LivePages {
  readonly #options: LivePagesOptions;
  #made = nothingMade("", 0);

  constructor(options: LivePagesOptions) {
    this.#options = options;
  }

  /**
   * Sends a page that shows events. Returns false, having sent nothing, for other paths, for an event that there is not,
   * and when the page cannot be made.
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
    if (this.#made.version !== version) this.#made = nothingMade(version, now);
    const made = this.#made;
    const [, id, isFile] = EVENT.exec(address) ?? [];
    if (id === undefined) return onceMade(made.pages, address, () => this.#make(made, address));
    const all = await onceMade(made.all, "", () => datedEvents(FIRST_DAY));
    const dated = all.find(({ event }) => String(event.id) === id);
    if (dated === undefined) return undefined;
    return onceMade(made.pages, address, async () =>
      isFile
        ? this.#file(FEED, site.eventFile(dated))
        : this.#page(
            address,
            await site.render(address, { event: dated.event, coming: await this.#comingEvents(made) }),
          ),
    );
  }

  #comingEvents({ coming, now }: Made): Promise<readonly CalendarEvent[]> {
    const { site, upcomingEvents } = this.#options;
    const query = { from: site.firstDay(now), limit: MOST_UPCOMING_CALENDAR_EVENTS };
    return onceMade(coming, "", () => upcomingEvents.list(query));
  }

  async #make(made: Made, address: string): Promise<LivePage> {
    const { site, upcomingEvents, datedEvents } = this.#options;
    if (address === FEED) return this.#file(FEED, site.liveCalendarFeed(await datedEvents(site.feedFrom(made.now))));
    if (address === SITEMAP)
      return this.#file(SITEMAP, site.sitemap(await this.#comingEvents(made)), "application/xml");
    if (address === POSTER) {
      return this.#page(POSTER, await site.render(POSTER, { coming: await this.#comingEvents(made) }));
    }
    const from = site.firstDay(made.now);
    const upcoming = await upcomingEvents.list({ from, limit: MOST_EVENTS });
    return this.#page(address, await site.render(address, { upcoming: firstOf(upcoming, from) }));
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

/** The value of a name, made at the first call. One that could not be made is not kept. */
function onceMade<Value>(values: Map<string, Promise<Value>>, name: string, make: () => Promise<Value>) {
  const value = values.get(name) ?? make();
  values.set(name, value);
  value.catch(() => values.delete(name));
  return value;
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
