import { createDrawing, Ink } from "./drawing.tsx";

/** A house door standing open, light falling out on the step, and two shoes beside it under a moon. */
export const OpenDoor = createDrawing(
  [
    [214, 160, 186, 140, 3, 0.75],
    [318, 74, 82, 74, 4, 0.75],
    [170, 260, 170, 42, 2, 0.8],
    [204, 170, 100, 118, 1, 1],
    [204, 160, 46, 76, 0, 0.8],
  ],
  [
    [318, 66, 20, 20, -60],
    [204, 160, 136, 138, 150],
  ],
  <Ink>
    <path d="M158 248V104C158 76 178 58 204 58S250 76 250 104V248M158 104L112 88V262L158 248M121 178q5 1 5 8" />
    <path d="M158 248H268V260H118M24 274H384M112 262V274M284 274V260H268" />
    <path d="M296 272C294 262 298 256 305 256C309 262 316 266 326 267C334 268 334 273 330 274H298ZM336 271C335 262 339 257 345 257C349 262 356 266 364 267C371 268 371 273 368 274H338Z" />
  </Ink>,
);
