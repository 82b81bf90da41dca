import { type ContactSubmission, compareNewestFirst } from "@inner-light/core";
import type { ReactNode } from "react";
import { RecordList } from "../../components/record-card.ts";
import { UndoLine } from "../../components/undo/undo-line.tsx";

interface MessageListProps<Message> {
  /** The messages that are there, and those of `deletedHere` (`withDeleted`). */
  readonly messages: readonly Message[];
  readonly deletedHere: readonly Message[];
  readonly onUndo: (message: Message) => void;
  readonly children: (message: Message) => ReactNode;
}

/** Messages. One that was deleted on this page leaves a line that brings it back. */
export function MessageList<Message extends ContactSubmission>({
  messages,
  deletedHere,
  onUndo,
  children,
}: MessageListProps<Message>) {
  return (
    <RecordList>
      {messages.map((message) => (
        <li key={message.id}>
          {deletedHere.includes(message) ? (
            <UndoLine what={`the message from ${message.fullName}`} onUndo={() => onUndo(message)}>
              The message from <bdi>{message.fullName}</bdi> is deleted.
            </UndoLine>
          ) : (
            children(message)
          )}
        </li>
      ))}
    </RecordList>
  );
}

/** Messages newest first; deleted ones keep their places while they can be brought back. */
export function withDeleted<Message extends ContactSubmission>(
  messages: readonly Message[],
  deleted: readonly Message[],
): Message[] {
  const gone = deleted.filter(({ id }) => messages.every((message) => message.id !== id));
  return [...messages, ...gone].sort(compareNewestFirst);
}
