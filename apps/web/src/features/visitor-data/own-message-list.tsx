import type { ContactSubmission } from "@inner-light/core";
import { styled } from "styled-components";
import { RecordList, TypedText } from "../../components/record-card.ts";
import { Timestamp } from "../../components/timestamp.tsx";
import { borderWidth, color, space, type } from "../../theme/tokens.ts";

/** The visitor's messages, with everything that is in them. */
export function OwnMessageList({ messages }: { messages: readonly ContactSubmission[] }) {
  return (
    <List>
      {messages.map(({ id, timestamp, fullName, address, phone, email, notes }) => (
        <li key={id}>
          <strong>
            <Timestamp timestamp={timestamp} />
          </strong>
          <p>
            <bdi>{fullName}</bdi> · <bdi>{address}</bdi> · <bdi>{phone}</bdi> · <bdi>{email}</bdi>
          </p>
          {notes.trim() !== "" && <TypedText dir="auto">{notes}</TypedText>}
        </li>
      ))}
    </List>
  );
}

const List = styled(RecordList)`
  overflow-wrap: anywhere;
  font: ${type.small};
  & li { padding-top: ${space.m}; border-top: ${borderWidth.rule} solid ${color.line}; }
`;
