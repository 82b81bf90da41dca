import { createLink } from "@tanstack/react-router";
import { css, styled } from "styled-components";
import { wrappingRow } from "../section/section.ts";
import { borderWidth, color, control, media, radius, space, type } from "../theme/tokens.ts";

/** `filled` is for the main action. */
export interface ButtonVariant {
  readonly $variant?: "filled" | "outlined";
}

const filled = css`
  background: ${color.ink};
  color: ${color.paper};
  border-color: ${color.ink};
  ${media.hover} { &:hover { background: color-mix(in srgb, ${color.ink} 86%, ${color.paper}); } }
  &:active { background: color-mix(in srgb, ${color.ink} 76%, ${color.paper}); }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ButtonText;
    border-color: ButtonText;
    color: ButtonFace;
    &:hover, &:active { background: Highlight; border-color: Highlight; color: HighlightText; }
  }
`;

const outlined = css`
  background: transparent;
  color: ${color.ink};
  border-color: ${color.edge};
  ${media.hover} {
    &:hover { border-color: ${color.ink}; background: color-mix(in srgb, ${color.ink} 6%, transparent); }
  }
  &:active { background: color-mix(in srgb, ${color.ink} 12%, transparent); }
`;

const pill = css<ButtonVariant>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-height: ${control.large};
  padding: ${space.s} ${space.l};
  border: ${borderWidth.edge} solid;
  border-radius: ${radius.pill};
  font: ${type.label};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${({ $variant = "filled" }) => ($variant === "filled" ? filled : outlined)}
  &:active { transform: translateY(1px); }
  &:disabled { opacity: 0.6; cursor: not-allowed; }
  &[aria-disabled="true"] { opacity: 0.75; cursor: progress; }
  @media (forced-colors: active) { &:disabled, &[aria-disabled="true"] { opacity: 1; border-style: dashed; } }
  @media print { display: none; }
`;

export const Button = styled.button.attrs(({ type = "button" }) => ({ type }))<ButtonVariant>`
  ${pill}
`;

export const ButtonSummary = styled.summary<ButtonVariant>`
  ${pill}
`;

/** A link to another site or app, styled as a button. */
export const ButtonAnchor = styled.a<ButtonVariant>`
  ${pill}
`;

export const ButtonLink = createLink(ButtonAnchor);

/** On a phone, the buttons fill the row, so their edges line up. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  & > :not(:only-child) { flex-grow: 1; }
  & > div:empty { position: absolute; }
  ${media.mediumUp} { & > :not(:only-child) { flex-grow: 0; } }
`;

/** A minor action, large enough for a finger. */
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
  /* Safari before 26.2 ignores this whole shorthand if it has a thickness. */
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

export const TextLink = styled.a`
  ${quiet}
`;

export const TextPageLink = createLink(TextLink);

export const TextButtonRow = styled.div`
  ${wrappingRow(`0 ${space.l}`, "baseline")}
  @media print { display: none; }
`;
