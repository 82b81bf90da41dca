import { createLink } from "@tanstack/react-router";
import { css, styled } from "styled-components";
import { wrappingRow } from "../section/section.ts";
import { color, control, media, space, type } from "../theme/tokens.ts";

/** A minor action: a word or two, underlined, and large enough for a finger. */
const quiet = css`
  display: inline-flex;
  align-items: center;
  min-height: ${control.medium};
  padding: 0;
  border: 0;
  background: none;
  font: ${type.small};
  color: ${color.textMuted};
  text-align: start;
  /* With a thickness in this shorthand, Safari before 26.2 ignores the whole. */
  text-decoration: underline;
  text-underline-offset: 0.25em;
  cursor: pointer;
  ${media.hover} { &:hover { color: ${color.accent}; text-decoration-thickness: 2px; } }
  &:active { color: ${color.ink}; }
  @media print { display: none; }
`;

export const TextButton = styled.button.attrs(({ type = "button" }) => ({ type }))`
  ${quiet}
`;

/** A link to another site. */
export const TextLink = styled.a`
  ${quiet}
`;

/** A link to another page of the site. */
export const TextPageLink = createLink(TextLink);

/** Minor actions in one row, which wraps. */
export const TextButtonRow = styled.div`
  ${wrappingRow(`0 ${space.l}`, "baseline")}
  @media print { display: none; }
`;
