import type { MouseEvent } from "react";
import { css, styled } from "styled-components";
import { borderWidth, color, radius, space, type } from "../../theme/tokens.ts";

/** The error of one field, in the same words as below the field. */
export interface FieldMessage {
  /** The id of the field. */
  readonly id: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly id: string;
  /** The remaining issues, in the order of the fields. */
  readonly issues: readonly FieldMessage[];
  /** How many issues there were when the form was last sent; 0 for none. */
  readonly errorCount: number;
}

/**
 * Lists the issues of an invalid form at its top, each as a link to its field. An issue leaves the list when its field is
 * edited, but the list keeps its height, so that nothing moves while the person types. A single issue needs no list,
 * because its field has the focus and shows the error.
 */
export function ErrorSummary({ id, issues, errorCount }: ErrorSummaryProps) {
  if (errorCount < 2) return null;
  return (
    <Box role="group" aria-labelledby={id} $ready={issues.length === 0}>
      <Title id={id}>{issues.length > 0 ? "This is still missing or not quite right" : "Ready to try again"}</Title>
      <List>
        {issues.map(({ id: field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
        {Array.from({ length: Math.max(errorCount - issues.length, 0) }, (_, gap) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one gap is like another.
          <Gap key={gap} aria-hidden="true" />
        ))}
      </List>
    </Box>
  );
}

/** Focuses the field without a new entry in the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Half of the height of the title. */
const HALF_A_TITLE = "0.78125rem";

/** The box keeps its height, and the last sentence is centered in it. */
const ready = css`
  padding-block: calc(${space.m} + ${HALF_A_TITLE});
  display: grid;
  border-color: transparent;
  color: ${color.success};
  & > * { grid-area: 1 / 1; align-self: center; }
`;

const missing = css`
  border-color: ${color.danger};
  background: ${color.dangerGround};
`;

const Box = styled.div<{ $ready: boolean }>`
  padding: ${space.m} ${space.l};
  border: ${borderWidth.edge} solid;
  border-radius: ${radius.card};
  ${({ $ready }) => ($ready ? ready : missing)}
`;

const Title = styled.h2`
  && { font: ${type.label}; }
`;

/** The height of a link, large enough for a finger, and of the gap that it leaves. */
const LINE = "1.875rem";

const List = styled.ul`
  margin-top: ${space.xs};
  list-style-type: "";
  font: ${type.small};
  & a { display: inline-block; min-height: ${LINE}; padding-block: 0.1875rem; color: ${color.danger}; }
`;

const Gap = styled.li`
  height: ${LINE};
`;
