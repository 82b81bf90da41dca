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
import { type BuiltSite, CALENDAR, POSTER } from "./built-site.ts";
import { createLivePage, type LivePage, sendLivePage } from "./live-page.ts";
import { posterAddress } from "./poster-address.ts";
import { VersionedCache } from "./versioned-cache.ts";

const FEED = "/calendar.ics";

/** More events than the calendar shows on one day: those that may be over before the page is read come on top. */
const MOST_EVENTS = 200;

/** The calendar, its feed, and the posters of the coming events. Beyond that, all are dropped at once. */
const MOST_PAGES = 50;

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

/** A page or file that shows events. */
interface Live {
  /** Its path, with the query string where that makes a difference. */
  readonly address: string;
  /** The one event that it shows, if it is such a page. */
  readonly eventId?: number;
  readonly make: (time: RequestTime) => Promise<LivePage>;
}

/** The time of a request. */
interface RequestTime {
  readonly now: number;
  /** Differs between versions of the events, and between days. */
  readonly version: string;
}

/**
 * The pages and files that show events. Each is made once per version of the events and per day, and the next request
 * with another version or day makes it again.
 */
export class LivePages {
  readonly #options: LivePagesOptions;
  readonly #pages = new VersionedCache<LivePage>(MOST_PAGES);
  readonly #coming = new VersionedCache<readonly CalendarEvent[]>(1);

  constructor(options: LivePagesOptions) {
    this.#options = options;
  }

  /**
   * Sends a page that shows events. Returns false, having sent nothing, for other paths, for the poster of an event that
   * is not coming up, and when the page cannot be made.
   */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const live = this.#find(request.url ?? "/");
    if (live === undefined) return false;
    try {
      const page = await this.#pageAt(live);
      if (page) sendLivePage(page, request, response);
      return page !== undefined;
    } catch (error) {
      this.#options.log.error(`${live.address} could not be made with its events, so the static file was sent`, error);
      return false;
    }
  }

  /** `/calendar` for `/calendar/?from=mail` too. */
  #find(url: string): Live | undefined {
    const [path = ""] = url.split("?");
    switch (path.replace(/\/$/, "")) {
      case CALENDAR:
        return { address: CALENDAR, make: ({ now }) => this.#calendarPage(now) };
      case FEED:
        return { address: FEED, make: ({ now }) => this.#calendarFeed(now) };
      case POSTER: {
        const poster = posterAddress(url.slice(path.length));
        return poster && { ...poster, make: (time) => this.#posterPage(time, poster.address) };
      }
      default:
        return undefined;
    }
  }

  /** Checks the event first, so that a made-up id costs neither a rendering nor a place in the cache. */
  async #pageAt({ address, eventId, make }: Live): Promise<LivePage | undefined> {
    const { eventsVersion, clock, site } = this.#options;
    const now = clock.now();
    const time = { now, version: `${await eventsVersion()} ${site.firstDay(now)}` };
    if (eventId !== undefined && !(await this.#comingEvents(time)).some(({ id }) => id === eventId)) return undefined;
    return this.#pages.get(address, time.version, () => make(time));
  }

  #comingEvents({ now, version }: RequestTime): Promise<readonly CalendarEvent[]> {
    const { site, upcomingEvents } = this.#options;
    const query = { from: site.firstDay(now), limit: MOST_UPCOMING_CALENDAR_EVENTS };
    return this.#coming.get("coming", version, () => upcomingEvents.list(query));
  }

  async #calendarPage(now: number): Promise<LivePage> {
    const { site, upcomingEvents } = this.#options;
    const from = site.firstDay(now);
    const upcoming = await upcomingEvents.list({ from, limit: MOST_EVENTS });
    return this.#page(CALENDAR, await site.render(CALENDAR, { upcoming: firstOf(upcoming, from) }));
  }

  async #posterPage(time: RequestTime, address: string): Promise<LivePage> {
    return this.#page(POSTER, await this.#options.site.render(address, { coming: await this.#comingEvents(time) }));
  }

  #page(path: string, { html, policy }: RenderedPage): Promise<LivePage> {
    return createLivePage(html, {
      ...this.#options.headersOf(path),
      "Content-Type": "text/html;charset=utf-8",
      "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    });
  }

  async #calendarFeed(now: number): Promise<LivePage> {
    const { site, datedEvents, headersOf } = this.#options;
    const feed = site.liveCalendarFeed(await datedEvents(site.feedFrom(now)));
    return createLivePage(feed, { ...headersOf(FEED), "Content-Type": "text/calendar; charset=utf-8" });
  }
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
