import { Notice } from "../../components/notice.tsx";
import { Timestamp } from "../../components/timestamp.tsx";
import { DifferenceList, differenceSummary } from "./difference-list.tsx";
import type { PublishedState } from "./use-publishing.ts";

/** Says who sees the calendar as it is in this browser, and what visitors do not see yet. */
export function PublishedStatus({ published, hasOwnList, difference }: PublishedState) {
  const summary = differenceSummary(difference);
  if (published === null)
    return (
      <Notice title="Nothing is published yet">
        <p>
          {summary === ""
            ? "Add events above, and publish them here so everyone can see them."
            : "Only this browser shows your events until you publish them."}
        </p>
      </Notice>
    );
  const publishedAt = <Timestamp timestamp={published.createdAt} />;
  if (summary !== "")
    return (
      <Notice title={summary}>
        <p>Visitors don’t see this yet. They see the calendar as it was on {publishedAt}.</p>
        <DifferenceList difference={difference} />
        <p>Have you published from another computer since? Then start from that calendar instead.</p>
      </Notice>
    );
  return (
    <Notice title="Everyone sees this calendar">
      <p>It was published on {publishedAt}.</p>
      {!hasOwnList && <p>These are the published events. Your first change starts a copy of them in this browser.</p>}
    </Notice>
  );
}
