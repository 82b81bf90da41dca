import { createDrawing } from "./drawing.tsx";

/** The mark: a point in two hand-drawn rings of light, readable at 24 pixels. */
export const LogoMark = createDrawing(
  [
    [12, 12, 12, 12, 3, 1],
    [10.5, 10, 9, 9, 4, 0.5],
    [12.5, 12.5, 9, 9, 2, 1],
    [12, 12, 6, 6, 1, 1],
  ],
  [],
  <>
    <g fill="none" stroke="currentColor" strokeWidth={1.15} strokeLinecap="round">
      <path d="M4.3 17.9C1.5 14.3 1.4 9.3 4.1 5.8C7.3 1.7 13.4 .9 17.6 3.9C21.9 7 23 13 20 17.3C17.2 21.4 11.7 22.7 7.3 20.4" />
      <path d="M15.4 7.7C12.8 5.7 9.2 6.2 7.3 8.7C5.4 11.3 6 14.9 8.6 16.7C11.1 18.5 14.7 17.9 16.5 15.4C17.6 13.8 17.9 11.9 17.3 10.2" />
    </g>
    <circle cx={12} cy={12} r={2.1} fill="currentColor" />
  </>,
  { width: 24, height: 24 },
);
