import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CalendarDate, CalendarEvent, GallerySlide } from "@inner-light/core";
import * as v from "valibot";
import { Failure } from "web/build/failure.mjs";
import { distShared, pageRenderer } from "web/build/paths.mjs";

/** What the site's build knows of the practice, and the server needs. */
export interface SiteFacts {
  readonly practiceName: string;
  /** The path of the site on its host, which begins and ends with a slash: `BASE_PATH` of the build. */
  readonly basePath: string;
  /** Without a slash at the end; `null` while the owner has given none. */
  readonly siteUrl: string | null;
  readonly timeZone: string | null;
  readonly keepMessagesMonths: number | null;
  /** The slides that the gallery begins with. */
  readonly builtInGallerySlides: readonly GallerySlide[];
}

/** A page as it is sent, and the Content-Security-Policy that fits it. */
export interface RenderedPage {
  readonly html: string;
  readonly policy: string;
}

/** An event, and when it was last changed, as an ISO 8601 date-time in UTC. */
export interface DatedEvent {
  readonly event: CalendarEvent;
  readonly changedAt: string;
}

/** What the site's build wrote for its server (apps/web/build/page-renderer.ts). */
export interface PageRenderer {
  readonly site: SiteFacts;
  /** The folder of the static files. */
  readonly directory: string;
  /** The day from which on pages show events: that of the practice, or the earliest anywhere. */
  firstDay(now: number): CalendarDate;
  renderCalendar(upcoming: readonly CalendarEvent[]): Promise<RenderedPage>;
  /** The poster at `/calendar/poster`, of the next events, or at `/calendar/poster?event=7`, of the one with this id. */
  renderPoster(address: string, coming: readonly CalendarEvent[]): Promise<RenderedPage>;
  /** The calendar to subscribe to, as iCalendar. */
  calendarFeed(events: readonly DatedEvent[]): string;
  /** The first day of the events in the feed. */
  feedFrom(now: number): CalendarDate;
}

/** The pages that show events, by their paths. */
export const CALENDAR = "/calendar";
export const POSTER = "/calendar/poster";

const templatesSchema = v.record(v.string(), v.object({ template: v.string(), firstPaint: v.string() }));

/** Loads what the build wrote. Throws a `Failure` where there is no built site. */
export async function loadPageRenderer(): Promise<PageRenderer> {
  if (!existsSync(join(distShared, "index.html"))) {
    throw new Failure("There is no built site yet: `npm run start:shared` builds it first.");
  }
  const templates = v.parse(
    templatesSchema,
    JSON.parse(readFileSync(join(pageRenderer, "page-templates.json"), "utf8")),
  );
  const { facts, renderPage, liveCalendarFeed, feedFrom, firstDay } = await import(
    pathToFileURL(join(pageRenderer, "page-renderer.js")).href
  );
  return {
    site: facts,
    directory: distShared,
    firstDay,
    renderCalendar: (upcoming) => renderPage(CALENDAR, templates[CALENDAR], { upcoming }),
    renderPoster: (address, coming) => renderPage(address, templates[POSTER], { coming }),
    calendarFeed: liveCalendarFeed,
    feedFrom,
  };
}
