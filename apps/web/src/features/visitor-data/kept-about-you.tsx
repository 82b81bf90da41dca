import { isInnerLightError, type OwnMessagesListing } from "@inner-light/core";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { keptMessages as words } from "../../../words/messages.ts";
import { terms } from "../../../words/terms.ts";
import { useCallOf, useCommand, useQueryOf } from "../../queries/service-hooks.ts";
import { visitorQueries } from "../../queries/visitor-queries.ts";
import { formatPlural } from "../../site/format-plural.ts";
import { site } from "../../site/site.ts";
import { download } from "../../ui/browser/download.ts";
import type { IsStillThere } from "../../ui/browser/focus.ts";
import { CONTACT_DRAFT, forgetDraft, SENT_MESSAGE } from "../../ui/browser/tab-session.ts";
import { useIsLate } from "../../ui/browser/use-is-late.ts";
import { Button, ButtonRow } from "../../ui/button/button.ts";
import { RecordList, TypedDetails, TypedText } from "../../ui/card/card.ts";
import { Confirmation } from "../../ui/confirmation/confirmation.tsx";
import { Stack } from "../../ui/section/section.ts";
import { Paragraph, Prose } from "../../ui/text/text.tsx";
import { KeptUntil, Timestamp } from "../../ui/text/timestamp.tsx";
import { borderWidth, color, space, type } from "../../ui/theme/tokens.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { useErrorToast } from "../../ui/toast/use-error-toast.ts";

/** Lets visitors view, download and erase their data in this browser. */
export function KeptAboutYou() {
  const [isWanted, setWanted] = useState(false);
  // Only on request, because the first read loads the backend.
  const { data, error, isLoading } = useQueryOf({ ...visitorQueries.ownMessages, enabled: isWanted });
  const isLate = useIsLate(isLoading);
  const toggle = useRef<HTMLButtonElement>(null);

  return (
    <Stack>
      <Paragraph>{terms.visitorData.text}</Paragraph>
      <ButtonRow>
        <Button
          ref={toggle}
          $variant="outlined"
          aria-expanded={isWanted}
          onClick={() => setWanted((before) => !before)}
        >
          {isWanted ? words.hide : words.show}
        </Button>
      </ButtonRow>
      <Prose aria-live="polite">
        {isWanted && isLate && <p>{words.reading}</p>}
        {isWanted && error !== null && (
          <p>{isInnerLightError(error) && error.reason === "blocked" ? words.blocked : words.notRead}</p>
        )}
        {isWanted && error === null && data !== undefined && <p>{sentence(data)}</p>}
      </Prose>
      {isWanted && data && !data.isEmpty && (
        <>
          <OwnMessageList {...data} />
          <ButtonRow>
            <DownloadMessages />
            <EraseMessages onErased={(isStillThere) => isStillThere() && toggle.current?.focus()} />
          </ButtonRow>
        </>
      )}
    </Stack>
  );
}

function sentence({ messages, deleted, isDamaged }: OwnMessagesListing): string {
  const total = messages.length + deleted.length;
  const sentences = [
    total === 0 ? words.none : formatPlural(words.some, total, site.language),
    deleted.length > 0 && words.restorable,
    isDamaged && words.damaged,
  ];
  return sentences.filter(Boolean).join(" ");
}

function OwnMessageList({ messages, deleted }: OwnMessagesListing) {
  const all = [...messages.map((record) => ({ record, deletedAt: null })), ...deleted];
  return (
    <List>
      {all.map(({ record: { id, timestamp, fullName, address, phone, email, notes }, deletedAt }) => (
        <Prose as="li" key={id}>
          <strong>
            <Timestamp timestamp={timestamp} />
          </strong>
          <TypedDetails>
            <bdi>{fullName}</bdi> <bdi>{address}</bdi> <bdi>{phone}</bdi> <bdi>{email}</bdi>
          </TypedDetails>
          {notes.trim() !== "" && <TypedText dir="auto">{notes}</TypedText>}
          {deletedAt !== null && <KeptUntil deletedAt={deletedAt} />}
        </Prose>
      ))}
    </List>
  );
}

const List = styled(RecordList)`
  font: ${type.small};
  & li { padding-top: ${space.m}; border-top: ${borderWidth.rule} solid ${color.line}; }
`;

function DownloadMessages() {
  const { mutate, isPending } = useCallOf("ownMessages", (ownMessages) => ownMessages.export(), {
    onDone: ({ result: text }) => download(words.fileName, text, "application/json"),
    onError: useErrorToast(),
  });
  return (
    <Button $variant="outlined" onClick={() => isPending || mutate()}>
      {words.download}
    </Button>
  );
}

function EraseMessages({ onErased }: { onErased: (isStillThere: IsStillThere) => void }) {
  const showToast = useToast();
  const { mutate, isPending } = useCommand("eraseOwnMessages", {
    onDone: ({ isStillThere }) => {
      forgetDraft(CONTACT_DRAFT);
      forgetDraft(SENT_MESSAGE);
      showToast(words.erased);
      onErased(isStillThere);
    },
    onError: useErrorToast(),
  });

  return (
    <Confirmation
      question={terms.visitorData.erase}
      answers={[{ label: words.yes, onChoose: () => !isPending && mutate([]) }]}
      no={words.no}
    >
      {(asking) => (
        <Button $variant="outlined" {...asking}>
          {words.erase}
        </Button>
      )}
    </Confirmation>
  );
}
