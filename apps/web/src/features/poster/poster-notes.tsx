import { Notice } from "../../components/notice.tsx";
import { site } from "../../site/site.ts";
import type { PosterLink } from "./poster-link.ts";

interface PosterNotesProps {
  /** `null` while it is not known. */
  readonly link: PosterLink | null;
  /** Whether every visitor finds the poster's events on the calendar. */
  readonly isPublic: boolean;
  readonly isSingle: boolean;
}

/** What the owner should know before printing. Not printed. */
export function PosterNotes({ link, isPublic, isSingle }: PosterNotesProps) {
  return (
    <>
      {!isPublic && (
        <Notice title={isSingle ? "This event isn’t published yet" : "Not all of these events are published yet"}>
          <p>{unpublished(link, isSingle)}</p>
        </Notice>
      )}
      {site.calendarFeed === null && (
        <Notice title="Check the address on the poster">
          <p>
            Your settings don’t say what the site’s address is (<code>siteUrl</code>), so the code leads to the one open
            here.
          </p>
        </Notice>
      )}
    </>
  );
}

function unpublished(link: PosterLink | null, isSingle: boolean): string {
  if (!isSingle) return "The code leads to the calendar. Publish first, so that people find these events there.";
  return link?.isTooLong
    ? "It is too long for a code to carry, so the code leads to the calendar. Publish first, and it leads to the event."
    : "So the code carries the event itself, as it is now. Publish first, and the code is simpler and leads to the calendar, which follows your changes.";
}
