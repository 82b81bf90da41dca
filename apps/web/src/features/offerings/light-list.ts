import { styled } from "styled-components";
import { color } from "../../theme/tokens.ts";

/** A list with a drawn marker before each item: a small point in a glow. The glow colors take turns. */
export const LightList = styled.ul`
  list-style-type: "";

  & > li { position: relative; padding-inline-start: 2.5rem; }

  & > li::before {
    content: "";
    position: absolute;
    inset-inline-start: 0;
    width: 1.75rem;
    height: 1.75rem;
    background:
      radial-gradient(circle, ${color.ink} 0 1.6px, transparent 3px),
      radial-gradient(circle closest-side, var(--light), color-mix(in srgb, var(--light) 45%, transparent) 55%, transparent);
  }

  /* Forced colors remove the gradients, so show a plain bullet. */
  @media (forced-colors: active) { & > li::before { content: "•" / ""; text-align: center; } }

  & > li:nth-child(5n + 1)::before { --light: ${color.glow1}; }
  & > li:nth-child(5n + 2)::before { --light: ${color.glow3}; }
  & > li:nth-child(5n + 3)::before { --light: ${color.glow5}; }
  & > li:nth-child(5n + 4)::before { --light: ${color.glow2}; }
  & > li:nth-child(5n)::before { --light: ${color.glow4}; }
`;
