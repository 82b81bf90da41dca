import { styled } from "styled-components";
import { color } from "../theme/tokens.ts";

/** The white heart of a light, and the five lights of the theme: amber, coral, lilac, sky, leaf. */
const GLOWS = ["#fff7e6", color.glow1, color.glow2, color.glow3, color.glow4, color.glow5];

/** A falloff without an edge, close to a bell curve. */
const FALLOFF = [
  [0, undefined],
  [0.35, 0.7],
  [0.7, 0.19],
  [1, 0],
] as const;

/** The gradients of all drawings, `light-0` to `light-5` and `light-beam`: once, before the first drawing. */
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
        <linearGradient id="light-beam">
          <stop stopColor={color.glow1} />
          <stop offset={0.5} stopColor={color.glow2} />
          <stop offset={1} stopColor={color.glow4} />
        </linearGradient>
      </defs>
    </Unseen>
  );
}

/** Not `display: none`, with which browsers would not find the gradients. */
const Unseen = styled.svg`
  position: absolute;
`;
