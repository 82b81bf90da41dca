import type { ReactNode } from "react";
import { styled } from "styled-components";
import { TextButton } from "../button/text-button.ts";
import { focusOnce } from "../focus/focus.ts";
import { wrappingRow } from "../section/section.ts";
import { VisuallyHidden } from "../text/text.ts";
import { borderWidth, color, radius, space, type } from "../theme/tokens.ts";

interface UndoLineProps {
  /** What can be undone, as "deleting Circle". */
  readonly what: string;
  /** Whether the line takes the focus that a button of the record had. */
  readonly takesFocus: boolean;
  readonly onUndo: () => void;
  readonly children: ReactNode;
}

/** Stands in the place of a record that was just deleted, or below one that was changed. */
export function UndoLine({ what, takesFocus, onUndo, children }: UndoLineProps) {
  return (
    <Line>
      <span>{children}</span>
      <TextButton ref={takesFocus ? focusOnce : undefined} onClick={onUndo}>
        Undo <VisuallyHidden>{what}</VisuallyHidden>
      </TextButton>
    </Line>
  );
}

const Line = styled.div`
  ${wrappingRow(`0 ${space.m}`)}
  padding: ${space.s} ${space.l};
  border: ${borderWidth.rule} dashed ${color.edge};
  border-radius: ${radius.card};
  font: ${type.small};
`;
