import * as v from "valibot";
import { calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { parseJson } from "../shared/json-text.ts";
import type { OwnList } from "./published-calendar.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/**
 * The published events that the own list began from, or was last published as; when their calendar was made, if that is
 * known; and when the calendar was made that was last sent or downloaded and is not known to be online.
 */
const originSchema = v.fallback(
  v.object({
    events: v.array(calendarEventSchema),
    createdAt: v.optional(v.string(), ""),
    downloadedAt: v.nullable(v.string()),
  }),
  { events: [], createdAt: "", downloadedAt: null },
);

type OriginText = Pick<OwnList, "readOriginText" | "writeOriginText">;

/** What is known of the own list's origin: no events where nothing is. */
export async function readOrigin({ readOriginText }: OriginText) {
  return v.parse(originSchema, parseJson((await readOriginText()) ?? ""));
}

/** Notes the calendar that the own list is based on from now on, and what is on its way. Where that fails, the text before stays. */
export async function noteOrigin(
  ownList: OriginText,
  { events, createdAt }: PublishedCalendarFile,
  downloadedAt: string | null = null,
): Promise<void> {
  await ownList.writeOriginText(JSON.stringify({ events, createdAt, downloadedAt })).catch(() => {});
}
