import type { ReactNode } from "react";
import { styled } from "styled-components";
import { borderWidth, color, radius, space, type } from "../../theme/tokens.ts";
import { TextButton } from "../button/text-button.ts";
import { focusOnce } from "../focus/focus-once.ts";
import { wrappingRow } from "../section/section.ts";
import { VisuallyHidden } from "../text/visually-hidden.ts";

/** Takes the place of a record that was just deleted, and the focus that the record's button had. `what` is its name. */
export function UndoLine({ what, onUndo, children }: { what: string; onUndo: () => void; children: ReactNode }) {
  return (
    <Line>
      <span>{children}</span>
      <TextButton ref={focusOnce} onClick={onUndo}>
        Undo <VisuallyHidden>deleting {what}</VisuallyHidden>
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
  overflow-wrap: anywhere;
`;
