import * as v from "valibot";
import { calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { parseJson } from "../shared/json-text.ts";
import type { OwnList, PublishedCalendar } from "./published-calendar.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/**
 * The origin; when its calendar was made, if that is known; and when the file was made that was last
 * downloaded and is not known to be online.
 */
const originSchema = v.fallback(
  v.object({
    events: v.array(calendarEventSchema),
    createdAt: v.optional(v.string(), ""),
    downloadedAt: v.nullable(v.string()),
  }),
  { events: [], createdAt: "", downloadedAt: null },
);

/**
 * The calendar that is published, as far as this device knows: the one that it last published or took, while the site was
 * `built` with an older one. Whether there is an own list, and its origin: the published events that it began from, or that
 * it was last published as; none where that is not known. A calendar that was downloaded becomes the origin once it is
 * online, because it may never get there.
 */
export async function readPublishedState(publishedCalendar: PublishedCalendar) {
  const built = await publishedCalendar.published();
  const hasOwnList = await publishedCalendar.hasOwnList();
  const { downloadedAt, ...origin } = await readOrigin(publishedCalendar);
  const isOnline = built !== null && downloadedAt === built.createdAt;
  if (hasOwnList && isOnline) await noteOrigin(publishedCalendar, built);
  if (!hasOwnList || isOnline) return { built, published: built, hasOwnList, origin: built?.events ?? [] };
  const isAwaited = origin.createdAt > (built?.createdAt ?? "");
  return { built, published: isAwaited ? origin : built, hasOwnList, origin: origin.events };
}

type OriginText = Pick<OwnList, "readOriginText" | "writeOriginText">;

/** Notes the calendar that the own list is based on from now on. Where it fails, changes are told without their side. */
export async function noteOrigin(
  ownList: OriginText,
  { events, createdAt }: PublishedCalendarFile,
  downloadedAt: string | null = null,
): Promise<void> {
  await ownList.writeOriginText(JSON.stringify({ events, createdAt, downloadedAt })).catch(() => {});
}

/** Notes that a calendar was downloaded, made at this time. */
export async function noteDownload(ownList: OriginText, createdAt: string): Promise<void> {
  await noteOrigin(ownList, await readOrigin(ownList), createdAt);
}

async function readOrigin({ readOriginText }: OriginText) {
  return v.parse(originSchema, parseJson((await readOriginText()) ?? ""));
}
