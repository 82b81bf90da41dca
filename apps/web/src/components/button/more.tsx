import type { ReactNode } from "react";
import { styled } from "styled-components";
import { borderWidth, color, control, media, space, type } from "../../theme/tokens.ts";
import { VisuallyHidden } from "../text/visually-hidden.ts";
import { TextButtonRow } from "./text-button.ts";

/** Minor actions, folded away beside the main one. Works without script. Screen readers say `about`. */
export function More({ about, children }: { about: string; children: ReactNode }) {
  return (
    <Folded>
      <summary>
        More <VisuallyHidden>{about}</VisuallyHidden>
      </summary>
      <TextButtonRow>{children}</TextButtonRow>
    </Folded>
  );
}

/** The main action, with `More` beside it. It floats, so that what unfolds has the whole width below both. */
export const MainAction = styled.div`
  display: flow-root;
  margin-top: ${space.s};
  & > :first-child { float: left; margin-right: ${space.l}; }
`;

const Folded = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space.s};
    min-height: ${control.large};
    font: ${type.label};
    color: ${color.textMuted};
    cursor: pointer;
    ${media.hover} { &:hover { color: ${color.accent}; } }
    &::-webkit-details-marker { display: none; }
    &::after {
      content: "";
      width: 0.5em;
      aspect-ratio: 1;
      border: solid currentColor;
      border-width: 0 ${borderWidth.edge} ${borderWidth.edge} 0;
      transform: translateY(-25%) rotate(45deg);
    }
  }
  &[open] > summary::after { transform: translateY(25%) rotate(225deg); }
  & > div { clear: both; }
  @media print { display: none; }
`;
