import type { Noun, StorageIssue, StorageUsage } from "@inner-light/core";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { Notice } from "../../components/notice.tsx";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation } from "../../ioc/use-backend.ts";
import { useDownloadRawData, useStorageIssues, useStorageUsage } from "./use-storage-diagnostics.ts";

/**
 * What the owner should know of the store: what could not be read, where it is now, and a way to take it out. Absent
 * while all is well.
 */
export function StorageDiagnosticsPanel() {
  const { data: issues = [] } = useStorageIssues();
  const isShown = issues.some(({ code }) => code !== "unreachable"); // The calendar says that itself.
  const { data: usage } = useStorageUsage(isShown);
  const downloadRawData = useDownloadRawData();
  const title = titles[useDataLocation()];

  if (!isShown) return null;
  return (
    <Notice title={title}>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.noun} ${issue.code}`}>{issueSentence(issue)}</li>
        ))}
      </ul>
      <p>It is kept, not deleted: it stays where it is, or is set aside before anything new is written.</p>
      {usage && <p>{usageSentence(usage)}</p>}
      <ButtonRow>
        <Button $variant="outlined" onClick={() => downloadRawData.mutate()}>
          Download everything as it is stored
        </Button>
      </ButtonRow>
    </Notice>
  );
}

const titles: Record<DataLocation, string> = {
  "this-browser": "Some of what this browser keeps could not be read",
  practice: "Some of what is kept could not be read",
};

const nounNames: Record<Noun, string> = { events: "Events", messages: "Messages", slides: "Gallery slides" };

const sentences: Record<StorageIssue["code"], (issue: StorageIssue) => string> = {
  "unreadable-records": ({ count, fields }) =>
    `${count} ${count === 1 ? "record" : "records"} could not be read (${fields.join(", ")}).`,
  "unreadable-list": () => "the whole list is damaged.",
  unreachable: () => "this browser does not let the site read them.",
  "newer-version": () =>
    "a newer version of this site wrote them. They are shown, and not written to. Please load the page again.",
  "copies-kept": ({ count }) =>
    `${count} ${count === 1 ? "text that could not be read is" : "texts that could not be read are"} set aside.`,
};

function issueSentence(issue: StorageIssue): string {
  return `${nounNames[issue.noun]}: ${sentences[issue.code](issue)}`;
}

function usageSentence({ used, capacity }: StorageUsage): string {
  const sentence = `Space used: ${kilobytes(used)}`;
  return capacity === null ? `${sentence}.` : `${sentence} of about ${kilobytes(capacity)}.`;
}

/** One character counts as one byte here, as browsers count it for their limit. */
function kilobytes(characters: number): string {
  return `${Math.ceil(characters / 1024).toLocaleString("en-US")} kB`;
}
