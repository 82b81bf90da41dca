import { createDrawing, Ink } from "./drawing.tsx";
import { LotusBody } from "./lotus-body.tsx";

/** A person meditating in rings of light, the hands on the knees. */
export const Meditation = createDrawing(
  [
    [200, 150, 200, 150, 3, 0.8],
    [200, 160, 120, 130, 2, 0.8],
    [200, 160, 80, 96, 1, 1],
    [200, 158, 40, 46, 0, 0.7],
  ],
  [
    [200, 150, 120, 122, -110],
    [199, 148, 150, 134, 30],
    [201, 146, 180, 143, -160],
  ],
  <Ink weight={2} transform="translate(200 262) scale(.86)">
    <LotusBody />
  </Ink>,
);
