import type { StorageIssue } from "@inner-light/core";
import { ownerQueries } from "../../queries/owner-queries.ts";
import { useCallOf, useQueryOf } from "../../queries/service-hooks.ts";
import { downloadName, nounNames } from "../../site/owners-words.ts";
import { download } from "../../ui/browser/download.ts";
import { Button, ButtonRow } from "../../ui/button/button.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import { useErrorToast } from "../../ui/toast/use-error-toast.ts";

export function StorageDiagnosticsPanel() {
  const { data: issues = [] } = useQueryOf(ownerQueries.storageIssues);
  const { mutate, isPending } = useCallOf("diagnostics", (diagnostics) => diagnostics.exportRaw(), {
    onDone: ({ result: text }) => download(downloadName("stored-data.json"), text, "application/json"),
    onError: useErrorToast(),
  });

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
        <Button $variant="outlined" onClick={() => isPending || mutate()}>
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
