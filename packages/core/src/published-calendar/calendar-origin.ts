import * as v from "valibot";
import { calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { parseJson } from "../shared/json-text.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";
import type { OwnList, PublishedCalendar } from "./with-published-calendar.ts";

/**
 * The published events that the own list began from, or was last published as; when their calendar was made, if that is
 * known; and when the calendar was made that was last sent or downloaded and is not known to be online.
 */
const originSchema = v.object({
  events: v.array(calendarEventSchema),
  createdAt: v.optional(v.string(), ""),
  downloadedAt: v.nullable(v.string()),
});

const UNKNOWN: v.InferOutput<typeof originSchema> = { events: [], createdAt: "", downloadedAt: null };

/** What is known of the origin of the list here: no events where nothing is. Until a list is stored, that is the site's calendar. */
export async function readOrigin(calendar: PublishedCalendar) {
  if (!(await calendar.hasOwnList())) return { ...UNKNOWN, ...(await calendar.published()) };
  return v.parse(v.fallback(originSchema, UNKNOWN), parseJson((await calendar.readOriginText()) ?? ""));
}

/** Notes the calendar that the own list is based on from now on, and what is on its way. Where that fails, the text before stays. */
export async function noteOrigin(
  ownList: Pick<OwnList, "writeOriginText">,
  { events, createdAt }: PublishedCalendarFile,
  downloadedAt: string | null = null,
): Promise<void> {
  await ownList.writeOriginText(JSON.stringify({ events, createdAt, downloadedAt })).catch(() => {});
}
