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
  const { events, createdAt, downloadedAt } = await readOrigin(publishedCalendar);
  if (!hasOwnList) return { built, published: built, hasOwnList, origin: built?.events ?? [] };
  if (built !== null && downloadedAt === built.createdAt) {
    await noteOrigin(publishedCalendar, built);
    return { built, published: built, hasOwnList, origin: built.events };
  }
  const isAwaited = createdAt > (built?.createdAt ?? "");
  return { built, published: isAwaited ? { createdAt, events } : built, hasOwnList, origin: events };
}

/** Notes the calendar that the own list is based on from now on. */
export function noteOrigin(ownList: OriginText, { createdAt, events }: PublishedCalendarFile): Promise<void> {
  return writeOrigin(ownList, { events, createdAt, downloadedAt: null });
}

/** Notes that a calendar was downloaded, made at this time. */
export async function noteDownload(ownList: OriginText, createdAt: string): Promise<void> {
  await writeOrigin(ownList, { ...(await readOrigin(ownList)), downloadedAt: createdAt });
}

type OriginText = Pick<OwnList, "readOriginText" | "writeOriginText">;

async function readOrigin({ readOriginText }: OriginText) {
  return v.parse(originSchema, parseJson((await readOriginText()) ?? ""));
}

/** Where it fails, changes are told without their side. */
async function writeOrigin({ writeOriginText }: OriginText, origin: object): Promise<void> {
  await writeOriginText(JSON.stringify(origin)).catch(() => {});
}
