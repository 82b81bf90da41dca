import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";

const FIELDS: readonly Field[] = [
  [200, 210, 200, 88, 4, 0.95],
  [110, 220, 109, 70, 5, 0.7],
  [300, 190, 99, 90, 3, 0.75],
  [200, 110, 110, 104, 2, 0.6],
  [200, 98, 70, 74, 1, 1],
];

const RINGS: readonly Ring[] = [
  [200, 216, 26, 8, 30],
  [201, 216, 62, 21, -120],
  [199, 217, 106, 37, 160],
  [200, 218, 152, 55, 60],
  [201, 219, 192, 72, -30],
];

/** A drop falling into still water, and its rings. */
export function StillWater(props: DrawingProps) {
  return (
    <Drawing width={400} height={300} {...props}>
      <Aura fields={FIELDS} rings={RINGS} ringOpacity={0.6} />
      <Ink>
        <path d="M200 54C196 76 178 92 178 112C178 126 188 134 200 134S222 126 222 112C222 92 204 76 200 54M190 112q1 9 8 11" />
        <path d="M200 146V168M200 180V190" opacity=".5" />
        <path d="M66 246C78 232 104 230 122 240C106 254 84 256 66 246C84 242 100 240 122 240M66 246L52 250" />
      </Ink>
    </Drawing>
  );
}
