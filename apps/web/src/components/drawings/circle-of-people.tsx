import { createDrawing, Ink } from "./drawing.tsx";

/** A sitting body in few lines, its ground at 0, 0. */
const BODY =
  "M-19-126C-23-146-13-155 0-155S23-146 19-126C17-111 9-102 0-102S-17-111-19-126M-9-104C-10-94-44-94-52-74C-58-58-60-44-62-30C-82-26-98-12-80-3C-50 2 50 2 80-3C98-12 82-26 62-30C60-44 58-58 52-74C44-94 10-94 9-104";
/** Legs, mouth and hair. */
const FRONT =
  "M-62-30C-40-34-22-22 0-15C22-22 40-34 62-30M-20-40C-12-33 12-33 20-40M-19-126C-12-131-4-138 2-146C8-138 15-132 19-126";

/** Where each person sits, and how large: the nearer, the larger. The place in front is free. */
const FACING = [
  [200, 118, 0.38],
  [128, 128, 0.42],
  [272, 128, 0.42],
  [62, 172, 0.48],
  [338, 172, 0.48],
] as const;
const TURNED = [
  [126, 262, 0.56],
  [274, 262, 0.56],
] as const;

/** A circle of people seen from slightly above, a light in their middle. */
export const CircleOfPeople = createDrawing(
  [
    [200, 160, 200, 145, 3, 0.6],
    [100, 120, 104, 105, 4, 0.7],
    [304, 200, 99, 104, 5, 0.75],
    [200, 180, 135, 90, 2, 0.75],
    [200, 184, 84, 60, 1, 1],
    [200, 183, 44, 26, 0, 0.8],
  ],
  [
    [200, 184, 30, 13, 30],
    [200, 183, 56, 25, -120],
    [200, 180, 84, 38, 160],
    [200, 164, 182, 126, 80],
  ],
  <>
    <Ink weight={3.8}>
      {FACING.map(([x, y, size]) => (
        <path key={x} d={BODY + FRONT} transform={place(x, y, size)} />
      ))}
    </Ink>
    <Ink weight={3}>
      {TURNED.map(([x, y, size]) => (
        <path key={x} d={`${BODY}M-17-115C-9-108 9-108 17-115`} transform={place(x, y, size)} />
      ))}
    </Ink>
  </>,
);

function place(x: number, y: number, size: number): string {
  return `translate(${x} ${y}) scale(${size})`;
}
