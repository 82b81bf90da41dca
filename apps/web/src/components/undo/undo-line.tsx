import { type ReactNode, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { borderWidth, color, radius, space, type } from "../../theme/tokens.ts";
import { ignoreDoubleClick } from "../button/ignore-double-click.ts";
import { TextButton } from "../button/text-button.ts";
import { VisuallyHidden } from "../text/visually-hidden.ts";

interface UndoLineProps {
  /** The deleted record, for the name of the button. */
  readonly what: string;
  readonly onUndo: () => void;
  /** The sentence beside the button. */
  readonly children: ReactNode;
}

/** Takes the place of a record that was just deleted, and the focus that the record's button had. */
export function UndoLine({ what, onUndo, children }: UndoLineProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Line>
      <span>{children}</span>
      <TextButton ref={undo} onClick={ignoreDoubleClick(onUndo)}>
        Undo <VisuallyHidden>deleting {what}</VisuallyHidden>
      </TextButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  padding: ${space.s} ${space.l};
  border: ${borderWidth.rule} dashed ${color.edge};
  border-radius: ${radius.card};
  font: ${type.small};
  overflow-wrap: anywhere;
`;
