import type { MouseEvent } from "react";
import { css, styled } from "styled-components";
import { color, radius, space, stroke, type } from "../../theme/tokens.ts";

/** What is wrong with one field, in the very words that stand below it. */
export interface FieldProblem {
  /** The id of the field. */
  readonly id: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly id: string;
  /** What is still wrong, in the order of the fields. */
  readonly problems: readonly FieldProblem[];
  /** How many problems there were when the form was last sent; 0 for none. */
  readonly found: number;
}

/**
 * At the top of a form that was not complete: every problem as a link to its field. A problem leaves the list when its
 * field is edited, but the list keeps its height, so that nothing moves under the hands of whoever is typing. A single
 * problem needs no list: focus is in its field, and the words are below it.
 */
export function ErrorSummary({ id, problems, found }: ErrorSummaryProps) {
  if (found < 2) return null;
  return (
    <Box role="group" aria-labelledby={id} $ready={problems.length === 0}>
      <Title id={id}>{problems.length > 0 ? "This is still missing or not quite right" : "Ready to try again"}</Title>
      <List>
        {problems.map(({ id: field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
        {Array.from({ length: Math.max(found - problems.length, 0) }, (_, gap) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one gap is like another.
          <Gap key={gap} aria-hidden="true" />
        ))}
      </List>
    </Box>
  );
}

/** Straight into the field, without a new entry in the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Half of what the title takes above the list. */
const HALF_A_TITLE = "0.78125rem";

/** The list's height stays, so what is left to say once it is empty stands in the middle. */
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
  border: ${stroke.edge} solid;
  border-radius: ${radius.card};
  ${({ $ready }) => ($ready ? ready : missing)}
`;

const Title = styled.h2`
  && { font: ${type.label}; }
`;

/** As high as a finger needs; a problem that has gone leaves a line as high. */
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
