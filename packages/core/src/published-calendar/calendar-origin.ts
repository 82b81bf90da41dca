import * as v from "valibot";
import { type CalendarEvent, calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { parseJson } from "../shared/json-text.ts";
import type { OwnList, PublishedCalendar } from "./published-calendar.ts";

/** The origin, and when the file was made that was last downloaded and is not known to be online. */
const originSchema = v.fallback(
  v.object({ events: v.nullable(v.array(calendarEventSchema)), downloadedAt: v.nullable(v.string()) }),
  { events: null, downloadedAt: null },
);

export type PublishedState = Awaited<ReturnType<typeof readPublishedState>>;

/**
 * The published calendar, whether there is an own list, and its origin: the published events that it began from, or that
 * it was last published as; `null` where that is not known. A calendar that was downloaded becomes the origin once it is
 * online, because it may never get there.
 */
export async function readPublishedState(publishedCalendar: PublishedCalendar) {
  const published = await publishedCalendar.published();
  const hasOwnList = await publishedCalendar.hasOwnList();
  const text = (await publishedCalendar.readOriginText()) ?? "";
  const { events: origin, downloadedAt } = v.parse(originSchema, parseJson(text));
  if (published === null || downloadedAt !== published.createdAt) return { published, hasOwnList, origin };
  await noteOrigin(publishedCalendar, published.events);
  return { published, hasOwnList, origin: published.events };
}

/** Notes the origin. Where that fails, changes are told without their side. */
export async function noteOrigin(
  { writeOriginText }: Pick<OwnList, "writeOriginText">,
  events: readonly CalendarEvent[] | null,
  downloadedAt: string | null = null,
): Promise<void> {
  await writeOriginText(JSON.stringify({ events, downloadedAt })).catch(() => {});
}
