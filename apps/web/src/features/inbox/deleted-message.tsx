import type { ContactSubmission } from "@inner-light/core";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { once } from "../../components/once.ts";
import { QuietButton } from "../../components/quiet-action/quiet-action.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { color, radius, space, stroke, type } from "../../theme/tokens.ts";

interface DeletedMessageProps {
  readonly message: ContactSubmission;
  readonly onUndo: (message: ContactSubmission) => void;
}

/** Stands where the message was, and can bring it back. It takes the focus that the message's button had. */
export function DeletedMessage({ message, onUndo }: DeletedMessageProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Row>
      <span>
        The message from <bdi>{message.fullName}</bdi> is deleted.
      </span>
      <QuietButton ref={undo} onClick={once(() => onUndo(message))}>
        Undo<VisuallyHidden> deleting the message from {message.fullName}</VisuallyHidden>
      </QuietButton>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  padding: ${space.s} ${space.l};
  border: ${stroke.rule} dashed ${color.edge};
  border-radius: ${radius.card};
  font: ${type.small};
  overflow-wrap: anywhere;
`;
