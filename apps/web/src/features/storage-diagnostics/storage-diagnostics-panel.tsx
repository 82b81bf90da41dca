import type { StorageIssue } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { ownerQueries } from "../../queries/owner-queries.ts";
import { downloadName } from "../../site/download-name.ts";
import { nounNames } from "../../site/noun-names.ts";
import { Button, ButtonRow } from "../../ui/button/button.ts";
import { useDownload } from "../../ui/button/use-download.ts";
import { Notice } from "../../ui/notice/notice.tsx";

/** Says what could not be read and where it is now, and offers to download it. */
export function StorageDiagnosticsPanel() {
  const diagnostics = useService("diagnostics");
  const { data: issues = [] } = useQuery(ownerQueries.storageIssues(diagnostics));
  const download = useDownload(async () => ({
    name: downloadName("stored-data.json"),
    text: await diagnostics.exportRaw(),
  }));

  if (issues.length === 0) return null;
  return (
    <Notice title="Some of what is kept couldn’t be read">
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.noun} ${issue.code}`}>
            {nounNames[issue.noun]}: {sentences[issue.code](issue)}
          </li>
        ))}
      </ul>
      <p>Nothing was deleted. It stays where it is, or is set aside before anything new is saved.</p>
      <ButtonRow>
        <Button $variant="outlined" {...download}>
          Download everything as it is stored
        </Button>
      </ButtonRow>
    </Notice>
  );
}

const sentences: Record<StorageIssue["code"], (issue: StorageIssue) => string> = {
  "unreadable-records": ({ count, fields }) =>
    `${count} ${count === 1 ? "record" : "records"} could not be read (${fields.join(", ")}).`,
  "unreadable-list": () => "the whole list is damaged.",
  "newer-version": () =>
    "a newer version of this site wrote them. You can see them but not change them. Please reload the page.",
  "copies-kept": ({ count }) =>
    `${count} ${count === 1 ? "text that could not be read is" : "texts that could not be read are"} set aside.`,
};
