import type { IncomingMessage, ServerResponse } from "node:http";
import {
  addDays,
  type CalendarDate,
  type CalendarEvent,
  type CalendarEventRepository,
  type Clock,
  UPCOMING_CALENDAR_EVENTS_LIMIT,
} from "@inner-light/core";
import type { Log } from "../log.ts";
import { type Answer, prepareAnswer, sendAnswer } from "./answer.ts";
import type { DatedEvent, PageRenderer } from "./page-renderer.ts";

/** More events than a page shows on one day: those that may be over before the page is read come on top. */
const MOST_EVENTS = 200;

interface LivePagesOptions {
  readonly renderer: PageRenderer;
  readonly calendarEvents: Pick<CalendarEventRepository, "upcoming">;
  /** The events on or after a day, with the times of their last changes. */
  readonly datedEvents: (from: CalendarDate) => Promise<readonly DatedEvent[]>;
  /** A number that each change of the events raises. */
  readonly eventsVersion: () => Promise<number>;
  /** The headers of the site's files, by path. */
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly log: Log;
}

/** What is sent for a path, and for which events and which day it was made. */
interface Entry {
  readonly key: string;
  readonly answer: Promise<Answer>;
}

/**
 * The pages and files that show events. Each is made once per version of the events and per day, and the next request
 * with another version or day makes it again.
 */
export class LivePages {
  readonly #options: LivePagesOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #makers: ReadonlyMap<string, (now: number) => Promise<Answer>>;

  constructor(options: LivePagesOptions) {
    this.#options = options;
    this.#makers = new Map([
      ["/calendar", (now) => this.#calendarPage(now)],
      ["/calendar.ics", (now) => this.#calendarFeed(now)],
    ]);
  }

  /** Sends a page that shows events. Returns false, having sent nothing, for other paths and when it cannot be made. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = pathOf(request.url);
    const make = this.#makers.get(path);
    if (make === undefined || (request.method !== "GET" && request.method !== "HEAD")) return false;
    try {
      sendAnswer(await this.#answer(path, make), request, response);
      return true;
    } catch (error) {
      this.#options.log.error(`${path} could not be made with its events, so the static file was sent`, error);
      return false;
    }
  }

  async #answer(path: string, make: (now: number) => Promise<Answer>): Promise<Answer> {
    const { eventsVersion, clock, renderer } = this.#options;
    const now = clock.now();
    const key = `${await eventsVersion()} ${renderer.firstDay(now)}`;
    const known = this.#entries.get(path);
    if (known?.key === key) return known.answer;
    const answer = make(now);
    this.#entries.set(path, { key, answer });
    answer.catch(() => {
      if (this.#entries.get(path)?.answer === answer) this.#entries.delete(path);
    });
    return answer;
  }

  async #calendarPage(now: number): Promise<Answer> {
    const { renderer, calendarEvents, headersOf } = this.#options;
    const from = renderer.firstDay(now);
    const upcoming = await calendarEvents.upcoming({ from, limit: MOST_EVENTS });
    const { html, policy } = await renderer.renderCalendar(firstOf(upcoming, from));
    return prepareAnswer(html, {
      ...headersOf("/calendar"),
      "Content-Type": "text/html;charset=utf-8",
      "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    });
  }

  async #calendarFeed(now: number): Promise<Answer> {
    const { renderer, datedEvents, headersOf } = this.#options;
    const feed = renderer.calendarFeed(await datedEvents(renderer.feedFrom(now)));
    return prepareAnswer(feed, { ...headersOf("/calendar.ics"), "Content-Type": "text/calendar; charset=utf-8" });
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

/** `/calendar` for `/calendar/?from=mail` too. */
function pathOf(url = "/"): string {
  const [path = "/"] = url.split("?");
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}
