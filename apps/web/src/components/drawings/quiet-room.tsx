import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";

const FIELDS: readonly Field[] = [
  [200, 160, 200, 145, 3, 0.5],
  [116, 106, 120, 110, 4, 0.85],
  [200, 244, 170, 55, 2, 0.6],
  [312, 100, 91, 104, 1, 1],
];

const RINGS: readonly Ring[] = [
  [312, 96, 50, 52, 120],
  [311, 98, 78, 78, -30],
];

/** An empty room: a cushion, a window, a burning lamp. */
export function QuietRoom(props: DrawingProps) {
  return (
    <Drawing width={400} height={300} {...props}>
      <Aura fields={FIELDS} rings={RINGS} />
      <Ink>
        <path d="M72 168V88C72 58 92 42 120 42S168 58 168 88V168M120 42V168M72 112H168M62 168H178L176 176H64Z" />
        <path d="M73 150C88 138 104 146 120 142S150 132 167 146" opacity=".6" />
        <path d="M136 244C133 228 160 220 200 220S268 228 265 244S242 264 200 264S138 260 136 244M141 235C160 246 240 246 260 235M188 221C194 226 206 226 213 221M162 250C160 254 158 256 156 258M238 251C240 254 242 256 244 258" />
        <path d="M312 112V224M294 227C298 222 326 222 330 227M284 110L297 68C304 65 320 65 327 68L340 110C324 116 300 116 284 110" />
      </Ink>
      <Ink opacity={0.5}>
        <path d="M22 228C60 226 110 225 142 226M259 226C310 225 350 226 380 229" />
      </Ink>
    </Drawing>
  );
}
