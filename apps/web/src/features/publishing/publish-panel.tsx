import type { ReactNode } from "react";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { PagePart } from "../../components/page-part.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useNextFocus } from "../../components/use-next-focus.ts";
import { BeginFromPublished } from "./begin-from-published.tsx";
import { differenceSummary } from "./difference-list.tsx";
import { PublishSteps } from "./publish-steps.tsx";
import { PublishedStatus } from "./published-status.tsx";
import { usePublish, usePublishedState, useResetToPublished } from "./use-publishing.ts";

/** The id of the panel's heading, for links. */
export const PUBLISH = "publish";

interface PublishPanelProps {
  /** The address of the site's files on GitHub. */
  readonly repository: string | null;
  /** A button that makes a backup. */
  readonly backup: ReactNode;
}

/** Says who sees the calendar as it is here, and publishes it. Renders nothing where the calendar cannot be read. */
export function PublishPanel({ repository, backup }: PublishPanelProps) {
  const state = usePublishedState();
  const publish = usePublish();
  const showToast = useToast();
  const focusNext = useNextFocus();
  const { mutate: reset } = useResetToPublished(() => {
    showToast({ title: "Calendar Replaced", text: "This browser shows the published calendar again." });
    focusNext(`#${PUBLISH}`);
  });

  if (state === null) return null;
  const summary = differenceSummary(state.difference);
  return (
    <PagePart id={PUBLISH} title="Publish">
      <PublishedStatus {...state} />
      {summary !== "" && (
        <>
          <ButtonRow>
            <Button {...publish}>Download calendar.json</Button>
            {state.published !== null && <BeginFromPublished summary={summary} backup={backup} onConfirm={reset} />}
          </ButtonRow>
          <PublishSteps repository={repository} />
        </>
      )}
    </PagePart>
  );
}
