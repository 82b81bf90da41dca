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

const FEED = "/calendar.ics";

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

/** A page or file that shows events. */
interface Live {
  /** Its path, with the query string where that makes a difference. */
  readonly address: string;
  /** The one event that it shows, if it is such a page. */
  readonly eventId?: number;
}

/** What was made of the events of a version on a day, by the instant of its first request. */
const nothingMade = (version: string, now: number) => ({
  version,
  now,
  pages: new Map<string, Promise<LivePage>>(),
  coming: new Map<string, Promise<readonly CalendarEvent[]>>(),
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
   * Sends a page that shows events. Returns false, having sent nothing, for other paths, for the poster of an event that
   * is not coming up, and when the page cannot be made.
   */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const live = liveAt(request.url ?? "/");
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

  /** Checks the event first, so that a made-up id costs neither a rendering nor a place in memory. */
  async #pageAt({ address, eventId }: Live): Promise<LivePage | undefined> {
    const { eventsVersion, clock, site } = this.#options;
    const now = clock.now();
    const version = `${await eventsVersion()} ${site.firstDay(now)}`;
    if (this.#made.version !== version) this.#made = nothingMade(version, now);
    const made = this.#made;
    if (eventId !== undefined && !(await this.#comingEvents(made)).some(({ id }) => id === eventId)) return undefined;
    return onceMade(made.pages, address, () => this.#make(made, address));
  }

  #comingEvents({ coming, now }: Made): Promise<readonly CalendarEvent[]> {
    const { site, upcomingEvents } = this.#options;
    const query = { from: site.firstDay(now), limit: MOST_UPCOMING_CALENDAR_EVENTS };
    return onceMade(coming, "", () => upcomingEvents.list(query));
  }

  async #make(made: Made, address: string): Promise<LivePage> {
    const { site, upcomingEvents, datedEvents, headersOf } = this.#options;
    if (address === FEED) {
      const feed = site.liveCalendarFeed(await datedEvents(site.feedFrom(made.now)));
      return createLivePage(feed, { ...headersOf(FEED), "Content-Type": "text/calendar; charset=utf-8" });
    }
    if (address !== CALENDAR) {
      return this.#page(POSTER, await site.render(address, { coming: await this.#comingEvents(made) }));
    }
    const from = site.firstDay(made.now);
    const upcoming = await upcomingEvents.list({ from, limit: MOST_EVENTS });
    return this.#page(CALENDAR, await site.render(CALENDAR, { upcoming: firstOf(upcoming, from) }));
  }

  #page(path: string, { html, policy }: RenderedPage): Promise<LivePage> {
    return createLivePage(html, {
      ...this.#options.headersOf(path),
      "Content-Type": "text/html;charset=utf-8",
      "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    });
  }
}

/** `/calendar` for `/calendar/?from=mail` too. */
function liveAt(url: string): Live | undefined {
  const [given = ""] = url.split("?");
  const path = given.replace(/\/$/, "");
  if (path === POSTER) return posterAt(url.slice(given.length));
  return path === CALENDAR || path === FEED ? { address: path } : undefined;
}

/** The poster that a query string asks for. `undefined` where only the app can tell: it also takes `?event=1e1` and lists. */
function posterAt(search: string): Live | undefined {
  const values = new URLSearchParams(search).getAll("event");
  const [value] = values;
  if (value === undefined) return { address: POSTER };
  const eventId = Number(value);
  const isPlain = values.length === 1 && Number.isSafeInteger(eventId) && String(eventId) === value;
  return isPlain ? { address: `${POSTER}?event=${eventId}`, eventId } : undefined;
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
