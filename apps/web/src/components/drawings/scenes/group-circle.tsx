import { createScene } from "../gallery-scene.tsx";

/** A body seen from the front, its ground at 0, 0. */
const BODY =
  "M0-104C-12-104-19-114-20-127C-21-144-12-154 0-154S21-144 20-127C19-114 12-104 0-104M-8-106C-8-98-12-94-24-90C-46-84-52-66-58-40C-84-36-104-14-86-4C-56 4 56 4 86-4C104-14 84-36 58-40C52-66 46-84 24-90C12-94 8-98 8-106";
/** Face, hair and folded hands. */
const FRONT =
  "M-20-130C-8-136-2-142 2-149C6-140 14-134 20-130M-12-124q4 3 8 0M4-124q4 3 8 0M-5-114q5 3 10 0M-38-68C-34-46-22-32-8-28M38-68C34-46 22-32 8-28M-58-30C-40-36-20-24 0-16C20-24 40-36 58-30M-12-30C-6-24 6-24 12-30";
const BACK = "M-18-116C-8-108 8-108 18-116M-10-152C-12-166 12-166 10-152";

const facing = [
  [400, 192, 0.78],
  [244, 214, 0.82],
  [556, 214, 0.82],
  [122, 292, 0.96],
  [678, 292, 0.96],
] as const;
const turned = [
  [250, 448, 1.16],
  [550, 448, 1.16],
] as const;

/** Seven people sitting in a circle around a candle. */
export const groupCircle = createScene(
  [
    [400, 240, 420, 260, 3, 0.65],
    [130, 190, 230, 200, 4, 0.7],
    [670, 330, 240, 200, 5, 0.7],
    [400, 300, 290, 180, 2, 0.75],
    [400, 310, 170, 130, 1, 1],
    [400, 296, 44, 50, 0, 0.95],
  ],
  [
    [400, 330, 70, 28, 30],
    [401, 328, 130, 54, -120],
    [400, 324, 196, 84, 160],
  ],
  <>
    {facing.map(([x, y, size]) => (
      <path key={x} d={BODY + FRONT} transform={`translate(${x} ${y}) scale(${size})`} strokeWidth={2.1 / size} />
    ))}
    <path d="M384 330V300C384 295 416 295 416 300V330C416 336 384 336 384 330M400 296V290M400 290C390 282 394 270 401 258C408 270 410 282 400 290" />
    {turned.map(([x, y, size]) => (
      <path key={x} d={BODY + BACK} transform={`translate(${x} ${y}) scale(${size})`} strokeWidth={2.4 / size} />
    ))}
  </>,
);
