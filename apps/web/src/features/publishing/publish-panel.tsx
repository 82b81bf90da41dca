import { addDays, type CalendarChange, type CalendarEvent, differingFields, sideOf, today } from "@inner-light/core";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useServices } from "../../ioc/use-services.ts";
import { americanFormats } from "../../site/owners-words.ts";
import { site } from "../../site/site.ts";
import { Button, ButtonRow, TextButton, TextButtonRow, TextLink } from "../../ui/button/button.ts";
import { valuesOf } from "../../ui/calendar-event/event-values.ts";
import { Confirmation } from "../../ui/confirmation/confirmation.tsx";
import { ChoiceField } from "../../ui/field/field.tsx";
import { submitWith } from "../../ui/field/submit-with.ts";
import { useNextFocus } from "../../ui/focus/use-next-focus.ts";
import { Notice, TryAgain } from "../../ui/notice/notice.tsx";
import { ErrorNotice, OwnerPanel } from "../../ui/page/owner-panel.tsx";
import { Stack } from "../../ui/section/section.ts";
import { SmallText } from "../../ui/text/text.tsx";
import { formatMoment, Timestamp } from "../../ui/text/timestamp.tsx";
import { space } from "../../ui/theme/tokens.ts";
import { Changes, differenceSummary } from "./changes.tsx";
import { ConnectToGitHub, PublishSteps, publisherErrors } from "./connect-to-github.tsx";
import { type Comparison, usePublishing } from "./use-publishing.ts";

export const PUBLISH = "publish";

interface PublishProps {
  readonly comparison: Comparison;
}

export function PublishLink({ comparison }: PublishProps) {
  const count = comparison.difference.filter(({ here }) => here !== null).length;
  return count > 0 && <TextLink href={`#${PUBLISH}`}>{`Publish (${count})`}</TextLink>;
}

export function PublishPanel({ comparison, backup }: PublishProps & { readonly backup: ReactNode }) {
  const focusNext = useNextFocus();
  const publishing = usePublishing(comparison, (isStillThere) => focusNext(`#${PUBLISH}`, isStillThere));
  const { hasPublisher, endsOn, isConnected, reading, stored, calendar, difference } = comparison;
  const { mutate: publish, isPending, error } = publishing.publish;
  const { clock } = useServices();
  const failure = (isConnected ? reading.error : null) ?? (difference.length > 0 ? error : null);
  const contested = difference.filter((change) => sideOf(change) === null);
  const hasMine = difference.some((change) => sideOf(change) !== "theirs");
  const publishChosen = (form: FormData) => {
    const chosen = (name: string) => (["mine", "theirs"] as const).find((side) => side === form.get(name)) ?? null;
    const choose = (change: CalendarChange) => sideOf(change) ?? chosen(String(change.event.id));
    publish({ isFile: form.has("file"), choose });
  };
  const startOver = () => publish({ isFile: true, choose: () => "theirs" });
  const submit = (label: string, name = "") => (
    <Button
      type="submit"
      name={name}
      aria-disabled={isPending || undefined}
      $variant={name === "file" && hasPublisher ? "outlined" : "filled"}
    >
      {label}
    </Button>
  );
  const changes = calendar && <Changes {...{ calendar, difference }} />;
  const file = hasMine && (
    <Stack>
      <ButtonRow>
        {submit("Download calendar.json", "file")}
        {calendar !== null && (
          <Confirmation
            question={`Start from the published calendar? You’ll lose what’s different in this browser: ${differenceSummary(difference)}. You can’t undo this.`}
            before={<ButtonRow>{backup}</ButtonRow>}
            answers={[{ label: "Yes, start from it", onChoose: startOver }]}
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
    </Stack>
  );
  return (
    <OwnerPanel id={PUBLISH} title="Publish" reads={comparison.reads}>
      <div aria-live="polite">
        <PublishedStatus {...comparison} />
        {reading.isLoading && <SmallText>Connected to {site.repository?.name}. Reading what is published…</SmallText>}
      </div>
      {failure && (
        <ErrorNotice error={failure} ownWords={publisherErrors()}>
          {reading.isError && (
            <ButtonRow>
              <TryAgain $variant="outlined" isReading={reading.isFetching} read={() => reading.refetch()} />
            </ButtonRow>
          )}
        </ErrorNotice>
      )}
      {hasPublisher && !isConnected && <ConnectToGitHub onDone={publishing.onKey} />}
      {difference.length > 0 && (
        <Stack as="form" onSubmit={submitWith({ isPending, mutate: publishChosen })}>
          {contested.map((change) => (
            <PublishingQuestion key={`${stored?.version} ${change.event.id}`} change={change} />
          ))}
          {!hasMine && <ButtonRow>{submit("Bring that here")}</ButtonRow>}
          {hasMine && stored !== null && <ButtonRow>{submit(isPending ? "Publishing…" : "Publish")}</ButtonRow>}
          {!hasPublisher && file}
          {changes}
          {hasPublisher && file && (
            <details>
              <SmallText as="summary">Publish with a file{calendar !== null && ", or start over"}</SmallText>
              {file}
            </details>
          )}
        </Stack>
      )}
      {endsOn && endsOn <= (addDays(today(clock), 14) ?? "") && (
        <Notice title={`Your token’s last day: ${americanFormats.date(endsOn)}`}>
          To keep publishing with one click, forget it, and connect with a new one.
        </Notice>
      )}
      {isConnected && (
        <TextButtonRow>
          <TextButton onClick={() => publishing.forget()}>Forget the token</TextButton>
        </TextButtonRow>
      )}
    </OwnerPanel>
  );
}

function PublishedStatus({ calendar: published, built, difference, isOnSite }: Comparison) {
  const { clock } = useServices();
  if (published === null)
    return built === null ? (
      <Notice title="Nothing is published yet">Only this browser shows your events until you publish them here.</Notice>
    ) : (
      <Notice title="The published calendar can’t be read">
        In your repository, calendar.json is missing or damaged. Publishing replaces it.
      </Notice>
    );
  if (difference.length > 0)
    return (
      <Notice key="differs" title={differenceSummary(difference)}>
        {difference.some(({ here }) => here !== null) ? "Visitors don’t see this yet." : "Another device published it."}
      </Notice>
    );
  const at = new Date(published.createdAt);
  const isToday = at.toDateString() === new Date(clock.now()).toDateString();
  const when = isToday
    ? `at ${at.toLocaleTimeString("en-US", { timeStyle: "short" })}`
    : `on ${formatMoment(at, "en-US")}`;
  if (!isOnSite)
    return (
      <Notice title={`Published ${when}`}>
        <p>
          Visitors see it in a few minutes. If they don’t within half an hour, open{" "}
          <a href={`${site.repository?.url}/commits/${site.repository?.branch}`} target="_blank" rel="noreferrer">
            the list of your site’s changes
          </a>
          : a red mark beside the newest one leads to your host’s list of builds.
        </p>
      </Notice>
    );
  return (
    <Notice title="Everyone sees this calendar">
      <p key="same">
        It was published on <Timestamp timestamp={published.createdAt} />.
      </p>
    </Notice>
  );
}

export function PublishingQuestion({ change: { event, mine, published } }: { readonly change: CalendarChange }) {
  const question = `“${event.title}”, ${americanFormats.date(event.date)}: which version do you want?`;
  const answer = (side: "mine" | "theirs", label: string, hint: string) => (
    <ChoiceField
      id={`publish-${side}-${event.id}`}
      label={label}
      hint={hint}
      input={{ type: "radio", name: String(event.id), value: side, required: true }}
    />
  );
  return (
    <Question as="fieldset">
      <legend>{question}</legend>
      {answer("theirs", "Keep the other device’s", outcomeOf(published, mine))}
      {answer("mine", "Keep this device’s", outcomeOf(mine, published))}
    </Question>
  );
}

const Question = styled(Stack)`
  min-width: 0;
  border: 0;
  & > legend { padding: 0 0 ${space.m}; }
`;

function outcomeOf(kept: CalendarEvent | undefined, dropped: CalendarEvent | undefined): string {
  if (kept === undefined) return "Removes the event.";
  if (dropped === undefined) return "Brings the event back.";
  const fields = differingFields(kept, dropped);
  if (fields.length === 0) return "Drops the other change.";
  return `Keeps ${valuesOf(kept, fields)}.`;
}
