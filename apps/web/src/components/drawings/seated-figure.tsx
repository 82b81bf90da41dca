import { createDrawing, Ink } from "./drawing.tsx";
import { SeatedBody } from "./seated-body.tsx";

/** A person sitting cross-legged, calm, hands in the lap, in four rings of light: the signature drawing of the site. */
export const SeatedFigure = createDrawing(
  [
    [240, 236, 240, 240, 3, 0.8],
    [150, 170, 156, 165, 4, 0.55],
    [338, 306, 147, 140, 2, 0.5],
    [252, 232, 178, 190, 2, 0.75],
    [238, 248, 132, 146, 1, 1],
    [239, 250, 64, 74, 0, 0.75],
  ],
  [
    [240, 256, 146, 172, -118],
    [238, 250, 177, 193, 24],
    [242, 245, 206, 211, -160],
    [240, 240, 233, 229, 76],
  ],
  <>
    <Ink weight={1.8} transform="translate(240 384)">
      <SeatedBody />
    </Ink>
    <Ink opacity={0.55}>
      <path d="M92 390C150 402 330 403 391 388" />
    </Ink>
  </>,
  { width: 480, height: 480 },
);
