import { type CalendarChange, sideOf } from "@inner-light/core";
import type { ReactNode, SubmitEvent } from "react";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { TextButton, TextButtonRow } from "../../components/button/text-button.ts";
import { TryAgain } from "../../components/button/try-again.tsx";
import { Confirmation } from "../../components/confirmation/confirmation.tsx";
import { useNextFocus } from "../../components/focus/use-next-focus.ts";
import { OwnerPanel } from "../../components/page/owner-panel.tsx";
import { Stack } from "../../components/section/section.ts";
import { SmallText } from "../../components/text/text.ts";
import { site } from "../../site/site.ts";
import { ConnectToGitHub } from "./connect-to-github.tsx";
import { PublishSteps } from "./publish-steps.tsx";
import { differenceSummary, PublishedStatus } from "./published-status.tsx";
import { PublisherErrorNotice } from "./publisher-error-notice.tsx";
import { PublishingQuestion } from "./publishing-question.tsx";
import { usePublishing } from "./use-publishing.ts";

/** The id of the panel's heading, for links. */
export const PUBLISH = "publish";

const SIDES = ["mine", "theirs"] as const;

/** Says who sees the calendar as it is here, and publishes it, after a `backup` if need be. */
export function PublishPanel({ backup }: { backup: ReactNode }) {
  const focusNext = useNextFocus();
  const focusPanel = () => focusNext(`#${PUBLISH}`);
  const publishing = usePublishing(focusPanel);
  const { publisher, connected, reading, stored, calendar, difference, forget } = publishing;
  const { mutate: publish, isPending, error } = publishing.publish;
  const failure = (connected && reading.error) ?? (difference.length > 0 ? error : null);
  const contested = difference.filter((change) => sideOf(change) === null);
  const hasMine = difference.some((change) => sideOf(change) !== "theirs");
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const chosen = (name: string) => SIDES.find((side) => side === form.get(name)) ?? null;
    const choose = (change: CalendarChange) => sideOf(change) ?? chosen(String(change.event.id));
    if (!isPending) publish({ isFile: form.has("file"), choose });
  };
  const submit = (label: string, name = "") => (
    <Button type="submit" name={name} aria-disabled={isPending || undefined}>
      {label}
    </Button>
  );
  const withFile = (
    <>
      <ButtonRow>
        {submit("Download calendar.json", "file")}
        {calendar !== null && (
          <Confirmation
            question={`Start from the published calendar? You’ll lose what’s different in this browser: ${differenceSummary(difference)}. You can’t undo this.`}
            before={<ButtonRow>{backup}</ButtonRow>}
            answers={[
              { label: "Yes, start from it", onChoose: () => publish({ isFile: true, choose: () => "theirs" }) },
            ]}
            no="No, keep what’s here"
          >
            {(asking) => (
              <Button $variant="outlined" {...asking}>
                Start from the published calendar
              </Button>
            )}
          </Confirmation>
        )}
      </ButtonRow>
      <PublishSteps />
    </>
  );
  return (
    <OwnerPanel id={PUBLISH} title="Publish" reads={publishing.reads}>
      <div aria-live="polite">
        <PublishedStatus {...publishing} />
        {reading.isLoading && <SmallText>Connected to {site.repository?.name}. Reading what is published…</SmallText>}
      </div>
      {failure && (
        <PublisherErrorNotice error={failure}>
          {reading.isError && (
            <ButtonRow>
              <TryAgain $variant="outlined" isReading={reading.isFetching} read={() => reading.refetch()} />
            </ButtonRow>
          )}
        </PublisherErrorNotice>
      )}
      {publisher !== null && connected === null && <ConnectToGitHub publisher={publisher} onDone={focusPanel} />}
      {difference.length > 0 && (
        <Stack as="form" onSubmit={onSubmit}>
          {contested.map((change) => (
            <PublishingQuestion key={`${stored?.version} ${change.event.id}`} change={change} />
          ))}
          {!hasMine && <ButtonRow>{submit("Bring that here")}</ButtonRow>}
          {hasMine && stored !== null && <ButtonRow>{submit(isPending ? "Publishing…" : "Publish")}</ButtonRow>}
          {hasMine && publisher === null && withFile}
          {hasMine && publisher !== null && (
            <details>
              <summary>Publish with a file{calendar !== null && ", or start over"}</summary>
              <Stack>{withFile}</Stack>
            </details>
          )}
        </Stack>
      )}
      {connected !== null && (
        <TextButtonRow>
          <TextButton onClick={forget}>Forget the token</TextButton>
        </TextButtonRow>
      )}
    </OwnerPanel>
  );
}
