import { styled } from "styled-components";
import { color } from "../../theme/tokens.ts";

/** The five lights of the theme, `--glow-1` to `--glow-5`: amber, coral, lilac, sky, leaf; and 0, the white heart of a light. */
export type Glow = 0 | 1 | 2 | 3 | 4 | 5;

/** The colors, by their numbers. */
const GLOWS = ["#fff7e6", color.glow1, color.glow2, color.glow3, color.glow4, color.glow5];

/** A falloff without an edge, close to a bell curve. */
const FALLOFF = [
  [0, undefined],
  [0.35, 0.7],
  [0.7, 0.19],
  [1, 0],
] as const;

/** What fills a field with a light. */
export function gradientFill(glow: Glow): string {
  return `url(#light-${glow})`;
}

/** The lights as gradients: once on a page, before the first drawing. All drawings share them. */
export function GradientDefs() {
  return (
    <Unseen width="0" height="0" aria-hidden="true">
      <defs>
        {GLOWS.map((glow, number) => (
          <radialGradient key={glow} id={`light-${number}`}>
            {FALLOFF.map(([offset, opacity]) => (
              <stop key={offset} offset={offset} stopColor={glow} stopOpacity={opacity} />
            ))}
          </radialGradient>
        ))}
      </defs>
    </Unseen>
  );
}

/** Where a drawing is not displayed, browsers do not find its gradients either. */
const Unseen = styled.svg`
  position: absolute;
`;
