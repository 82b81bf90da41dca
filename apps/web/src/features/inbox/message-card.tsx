import type { ContactSubmission } from "@inner-light/core";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ignoreDoubleClick } from "../../components/ignore-double-click.ts";
import { RecordCard, TypedText } from "../../components/record-card.ts";
import { SmallText } from "../../components/text.ts";
import { TextButton, TextButtonRow } from "../../components/text-button.ts";
import { Timestamp } from "../../components/timestamp.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { space } from "../../theme/tokens.ts";

interface MessageCardProps {
  readonly message: ContactSubmission;
  /** The id of the heading, which gets the focus when the message is restored. */
  readonly headingId: string;
  /** A word beside the name. */
  readonly mark?: ReactNode;
  readonly onDelete: () => void;
  /** What can be done with the message, before "Delete". */
  readonly children: ReactNode;
}

/** What a visitor wrote, and what the owner can do with it. Nothing in the text becomes a link. */
export function MessageCard({ message, headingId, mark, onDelete, children }: MessageCardProps) {
  const { fullName, address, phone, email, notes, timestamp } = message;
  return (
    <RecordCard as="div">
      <Head>
        <h3 id={headingId} tabIndex={-1}>
          <bdi>{fullName}</bdi>
        </h3>
        {mark}
      </Head>
      <SmallText>
        <Timestamp timestamp={timestamp} />
      </SmallText>
      {notes.trim() !== "" && <TypedText dir="auto">{notes}</TypedText>}
      <Details>
        <bdi>{email}</bdi> · <bdi>{phone}</bdi> · <bdi>{address}</bdi>
      </Details>
      <TextButtonRow>
        {children}
        <TextButton onClick={ignoreDoubleClick(onDelete)}>
          Delete<VisuallyHidden> the message from {fullName}</VisuallyHidden>
        </TextButton>
      </TextButtonRow>
    </RecordCard>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.m};
  & h3:focus { outline-offset: ${space.xs}; }
`;

/** A phone number or an address stays on one line where it fits. */
const Details = styled(SmallText)`
  & > bdi { display: inline-block; max-width: 100%; }
`;
