import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";

const FIELDS: readonly Field[] = [
  [200, 146, 200, 151, 3, 0.8],
  [138, 102, 125, 106, 4, 0.75],
  [268, 186, 120, 105, 2, 0.7],
  [202, 140, 104, 104, 1, 1],
  [201, 139, 54, 56, 0, 0.85],
];

const RINGS: readonly Ring[] = [
  [201, 138, 34, 36, -80],
  [200, 140, 66, 68, 110],
  [199, 143, 100, 101, 20],
  [200, 146, 138, 134, -150],
];

/** Rings of light around an empty cushion. */
export function EmptyLight(props: DrawingProps) {
  return (
    <Drawing width={400} height={300} {...props}>
      <Aura fields={FIELDS} rings={RINGS} />
      <Ink>
        <path d="M150 236C148 224 172 218 202 218S254 224 252 236S234 252 202 252S152 248 150 236M155 229C174 238 230 238 247 229M193 219C198 222 206 222 211 219" />
      </Ink>
      <Ink opacity={0.5}>
        <path d="M84 254C110 257 134 258 154 258M250 258C276 257 300 256 320 252" />
      </Ink>
    </Drawing>
  );
}
