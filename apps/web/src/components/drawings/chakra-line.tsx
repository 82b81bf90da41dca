import { createDrawing, Ink } from "./drawing.tsx";
import { LotusBody } from "./lotus-body.tsx";

/** From the crown to the root. */
const POINTS = [26, 62, 96, 128, 160, 192, 226] as const;

/** Seven points on one line, from the crown to the ground, within a sitting figure. */
export const ChakraLine = createDrawing(
  [
    [200, 150, 195, 149, 3, 0.5],
    [200, 31, 70, 32, 3, 1],
    [200, 60, 58, 44, 4, 1],
    [200, 95, 66, 46, 4, 0.8],
    [200, 128, 78, 50, 5, 1],
    [200, 158, 76, 46, 1, 1],
    [200, 190, 84, 46, 2, 0.65],
    [200, 228, 110, 50, 2, 1],
  ],
  [
    [200, 152, 112, 122, -100],
    [201, 150, 140, 136, 60],
    [199, 150, 168, 146, 190],
  ],
  <>
    <Ink weight={2} transform="translate(200 254) scale(.82)">
      <LotusBody />
    </Ink>
    <Ink weight={1}>
      <path d="M200 16V234" opacity=".5" />
    </Ink>
    <g fill="currentColor">
      {POINTS.map((y) => (
        <circle key={y} cx={200} cy={y} r={2.6} />
      ))}
    </g>
  </>,
);
