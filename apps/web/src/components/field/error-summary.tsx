import type { MouseEvent } from "react";
import { css, styled } from "styled-components";
import { borderWidth, color, radius, space, type } from "../../theme/tokens.ts";

/** What was wrong with one field when the form was last sent, in the same words as below the field. */
export interface SummaryIssue {
  /** The id of the field. */
  readonly id: string;
  readonly message: string;
  /** Whether the field was edited since. */
  readonly isEdited: boolean;
}

interface ErrorSummaryProps {
  readonly id: string;
  /** In the order of the fields. */
  readonly issues: readonly SummaryIssue[];
}

/**
 * Lists the issues of an invalid form at its top, each as a link to its field. An issue is checked off when its field is
 * edited and stays in its line, so that nothing moves while the person types. A single issue needs no list, because its
 * field has the focus and shows the error.
 */
export function ErrorSummary({ id, issues }: ErrorSummaryProps) {
  if (issues.length < 2) return null;
  const isReady = issues.every(({ isEdited }) => isEdited);
  return (
    <Box role="group" aria-labelledby={id} $ready={isReady}>
      <Title id={id}>{isReady ? "Ready to try again" : "Please check"}</Title>
      <List>
        {issues.map(({ id: field, message, isEdited }) => (
          <li key={field}>
            {isEdited ? (
              <Edited>{message}</Edited>
            ) : (
              <a href={`#${field}`} onClick={goToField}>
                {message}
              </a>
            )}
          </li>
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

const ready = css`
  border-color: ${color.success};
  color: ${color.success};
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

/** The height of a link, large enough for a finger. */
const LINE = "1.875rem";

const List = styled.ul`
  margin-top: ${space.xs};
  list-style-type: "";
  font: ${type.small};
  & a, & s { display: inline-block; min-height: ${LINE}; padding-block: 0.1875rem; }
  & a { color: ${color.danger}; }
`;

const Edited = styled.s`
  color: ${color.textMuted};
`;
