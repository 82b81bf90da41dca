import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import {
  addDays,
  type CalendarDate,
  type CalendarEvent,
  type Clock,
  lastDayOf,
  MOST_UPCOMING_CALENDAR_EVENTS,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
  type UpcomingEvents,
} from "@inner-light/core";
import { type DatedEvent, hasEventPage, type RenderedPage } from "@inner-light/core/server";
import { acceptedEncoding } from "@inner-light/site-server";
import type { Log } from "../log.ts";
import { ALL_DATES, type BuiltSite, CALENDAR, HOME, POSTER } from "./built-site.ts";

const FEED = "/calendar.ics";
const SITEMAP = "/sitemap.xml";

const EVENT = /^\/events\/(\d+)(\.ics)?$/;

/** Two thousand event pages would take 280 MB of memory. */
const MOST_PAGES = 100;

interface LivePagesOptions {
  readonly site: BuiltSite;
  readonly datedEvents: () => Promise<readonly DatedEvent[]>;
  readonly upcomingEvents: UpcomingEvents;
  /** Every change to the events increases it. */
  readonly eventsVersion: () => Promise<number>;
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly log: Log;
}

/** What was read and rendered for one version of the events and one day. */
interface RenderCache {
  readonly version: string;
  /** Only the feed and the individual event pages need all events. */
  dated?: Promise<readonly DatedEvent[]> | undefined;
  readonly pages: Map<string, Promise<LivePage>>;
}

/** Serves pages and files that show events. Renders each once per day and version of the events. */
export function livePages({
  site,
  datedEvents,
  upcomingEvents,
  eventsVersion,
  headersOf,
  clock,
  log,
}: LivePagesOptions) {
  let cache: RenderCache | undefined;
  const currentVersion = sharedRead(eventsVersion);

  const fileOf = (path: string, text: string, type = "text/calendar") =>
    createLivePage(text, { ...headersOf(path), "Content-Type": `${type}; charset=utf-8` });

  const pageOf = (path: string, { html, policy }: RenderedPage) =>
    createLivePage(html, {
      ...headersOf(path),
      "Content-Type": "text/html;charset=utf-8",
      "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    });

  async function render(
    address: string,
    now: number,
    readDated: () => Promise<readonly DatedEvent[]>,
    one?: DatedEvent,
  ) {
    if (address === FEED) return fileOf(FEED, site.feed(await readDated(), now));
    const from = site.firstDay(now);
    const coming = await upcomingEvents.list({ from, limit: MOST_UPCOMING_CALENDAR_EVENTS });
    if (one && address.endsWith(".ics")) return fileOf(FEED, site.eventFile(one));
    if (one) return pageOf(address, await site.renderPage(address, { event: one.event, coming }));
    if (address === SITEMAP) return fileOf(SITEMAP, site.sitemap(coming), "application/xml");
    if (address === ALL_DATES) return pageOf(address, await site.renderPage(address, { coming }));
    return pageOf(address, await site.renderPage(address, { upcoming: firstOf(coming, from) }));
  }

  /** Looks up the event first, so that made-up ids are neither rendered nor cached. */
  async function pageAt(address: string): Promise<LivePage | undefined> {
    const now = clock.now();
    const version = `${await currentVersion()} ${site.firstDay(now)}`;
    if (cache?.version !== version) cache = { version, pages: new Map() };
    const current = cache;
    const readDated = () => {
      current.dated ??= datedEvents();
      current.dated.catch(() => (current.dated = undefined));
      return current.dated;
    };
    const { pages } = current;
    const id = EVENT.exec(address)?.[1];
    const stored = id === undefined ? undefined : (await readDated()).find(({ event }) => String(event.id) === id);
    const one = asPublic(stored, site.firstDay(now));
    if (id !== undefined && one === undefined) return undefined;
    if (pages.size >= MOST_PAGES && !pages.has(address)) pages.clear();
    const page = pages.get(address) ?? render(address, now, readDated, one);
    pages.set(address, page);
    page.catch(() => pages.delete(address));
    return page;
  }

  /** Sends a page with events. Returns `false` for other paths, and after a failure. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    // `/calendar/?from=mail` is also `/calendar`.
    const address = (request.url ?? "/").replace(/\/?(\?.*)?$/, "") || HOME;
    if (![HOME, CALENDAR, ALL_DATES, POSTER, FEED, SITEMAP].includes(address) && !EVENT.test(address)) return false;
    try {
      const page = await pageAt(address);
      if (page) sendLivePage(page, request, response);
      return page !== undefined;
    } catch (error) {
      log.error("A page could not be made with its events, so the static file was sent", error);
      return false;
    }
  };
}

/** Runs one read at a time. Calls during a read share the next one, so a result is never older than its call. */
function sharedRead(read: () => Promise<number>): () => Promise<number> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<number> | undefined;
  const start = () => {
    next = undefined;
    return read();
  };
  return () => {
    next ??= running.then(start, start);
    running = next;
    return next;
  };
}

/** Returns what the public may see: everything at first, later only title, time and cancellation, finally nothing. */
function asPublic(dated: DatedEvent | undefined, today: CalendarDate): DatedEvent | undefined {
  if (dated === undefined) return undefined;
  const { id, title, date, time, type, series, canceled } = dated.event;
  if (lastDayOf(dated.event) >= today) return dated;
  const known = { id, title, date, time, type, series, canceled };
  return hasEventPage(dated.event, today) ? { ...dated, event: known } : undefined;
}

/**
 * Returns the events for a page on `from` and the next two days. West of the practice it may still be `from`, and
 * visitors keep pages open past midnight. One extra event shows that there are more.
 */
function firstOf(upcoming: readonly CalendarEvent[], from: CalendarDate): readonly CalendarEvent[] {
  const lastDay = addDays(from, 2) ?? from;
  const maybeOver = upcoming.filter(({ date }) => date < lastDay).length;
  return upcoming.slice(0, maybeOver + UPCOMING_CALENDAR_EVENTS_LIMIT + 1);
}

/** Fast enough for live responses, and within a few percent of the smallest size. */
const BROTLI_QUALITY = 6;

type LivePage = Awaited<ReturnType<typeof createLivePage>>;

/** Compresses a page once. All responses share the buffers, so a slow client does not hold its own copy. */
async function createLivePage(text: string, headers: Readonly<Record<string, string>>) {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return {
    etag,
    headers: { ...headers, ETag: etag, "Cache-Control": "no-cache", Vary: "Accept-Encoding" },
    bodies: { identity, br, gzip: gz },
  };
}

/** Sends a page in the smallest accepted encoding, or without a body if the ETag matches. */
function sendLivePage({ etag, headers, bodies }: LivePage, request: IncomingMessage, response: ServerResponse) {
  if (request.headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = acceptedEncoding(request);
  const body = bodies[encoding ?? "identity"];
  response.writeHead(200, {
    ...headers,
    ...(encoding && { "Content-Encoding": encoding }),
    "Content-Length": body.length,
  });
  response.end(body);
}
