import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";

const FIELDS: readonly Field[] = [
  [214, 160, 186, 140, 3, 0.75],
  [300, 90, 100, 90, 4, 0.6],
  [170, 260, 170, 42, 2, 0.8],
  [204, 170, 100, 118, 1, 1],
  [204, 160, 46, 76, 0, 0.8],
];

const RINGS: readonly Ring[] = [
  [318, 66, 36, 36, 40],
  [319, 66, 58, 57, -120],
  [204, 160, 136, 138, 150],
];

/** A house door standing open, light falling out on the step, and two shoes beside it under a moon. */
export function OpenDoor(props: DrawingProps) {
  return (
    <Drawing width={400} height={300} {...props}>
      <Aura fields={FIELDS} rings={RINGS} />
      <Ink>
        <path d="M158 248V104C158 76 178 58 204 58S250 76 250 104V248M158 104L112 88V262L158 248M121 178q5 1 5 8" />
        <path d="M158 248H268V260H118M112 262V274H284V260H268" />
        <path d="M112 88C116 66 132 52 150 44" opacity=".6" />
        <path d="M176 284L164 296M232 284L246 296M204 284V297" opacity=".45" />
        <path d="M296 272C294 262 298 256 305 256C309 262 316 266 326 267C334 268 334 274 330 275H298ZM336 274C335 265 339 260 345 260C349 265 356 269 364 270C371 271 371 276 368 277H338Z" />
        <path d="M328 44C310 46 300 60 304 74C308 90 326 96 340 86C326 84 318 74 319 62C320 54 323 48 328 44" />
        <path
          d="M52 272C48 250 56 232 66 220M66 220C76 236 78 254 70 272M66 220V272M84 272C82 258 88 246 98 240C102 252 100 264 94 272"
          opacity=".7"
        />
      </Ink>
      <Ink opacity={0.5}>
        <path d="M24 274H116M282 275C320 280 350 280 384 277" />
      </Ink>
    </Drawing>
  );
}
