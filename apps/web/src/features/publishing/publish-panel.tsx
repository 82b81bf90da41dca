import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { Notice } from "../../components/notice.tsx";
import { Stack } from "../../components/section/section.ts";
import { Timestamp } from "../../components/timestamp.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useNextFocus } from "../../components/use-next-focus.ts";
import { BeginFromPublished } from "./begin-from-published.tsx";
import { DifferenceList, differenceSummary } from "./difference-list.tsx";
import { PublishSteps } from "./publish-steps.tsx";
import { usePublish, usePublishedState, useResetToPublished } from "./use-publishing.ts";

interface PublishPanelProps {
  /** The address of the site's files on GitHub. */
  readonly repository: string | null;
  /** A button that makes a backup. */
  readonly backup: ReactNode;
}

/** Says who sees the calendar as it is here, and publishes it. Renders nothing where the calendar cannot be read. */
export function PublishPanel({ repository, backup }: PublishPanelProps) {
  const state = usePublishedState();
  const { mutate: publish, isPending } = usePublish();
  const showToast = useToast();
  const focusNext = useNextFocus();
  const { mutate: reset } = useResetToPublished(() => {
    showToast({ title: "Calendar Replaced", text: "This browser shows the published calendar again." });
    focusNext(`#${HEADING}`);
  });

  if (state === null) return null;
  const { published, hasOwnList, difference } = state;
  const summary = differenceSummary(difference);
  return (
    <section aria-labelledby={HEADING}>
      <Stack>
        <Heading id={HEADING} tabIndex={-1}>
          Publish
        </Heading>
        <Notice title={titleOf(published !== null, summary)}>
          {published === null ? (
            <p>
              {summary === ""
                ? "Add events above, and publish them here for everybody to see."
                : "Only this browser shows your events until you publish them."}
            </p>
          ) : (
            <>
              {summary !== "" && <DifferenceList difference={difference} />}
              <p>
                {summary === ""
                  ? "Published as it was on "
                  : "Only this browser shows this. Everybody else sees the calendar of "}
                <Timestamp timestamp={published.createdAt} />.
              </p>
              {!hasOwnList && (
                <p>These are the published events. Your first change begins a copy of them in this browser.</p>
              )}
            </>
          )}
        </Notice>
        {summary !== "" && (
          <>
            <ButtonRow>
              <Button aria-disabled={isPending || undefined} onClick={ignoreDoubleClick(() => !isPending && publish())}>
                Download calendar.json
              </Button>
            </ButtonRow>
            <PublishSteps repository={repository} />
          </>
        )}
        {summary !== "" && published !== null && (
          <BeginFromPublished summary={summary} backup={backup} onConfirm={reset} />
        )}
      </Stack>
    </section>
  );
}

/** The id of the panel's heading. */
const HEADING = "publish";

function titleOf(isPublished: boolean, summary: string): string {
  if (!isPublished) return "Nothing is published yet";
  return summary === "" ? "Everybody sees this calendar" : summary;
}

const Heading = styled.h2`
  &:focus-visible { outline: none; }
`;
