import { useId } from "react";
import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";

const FIELDS: readonly Field[] = [
  [200, 150, 200, 150, 1, 0.75],
  [105, 120, 109, 115, 2, 0.6],
  [298, 120, 106, 115, 3, 0.7],
  [200, 120, 96, 104, 5, 1],
  [200, 112, 46, 46, 0, 0.85],
];

const RINGS: readonly Ring[] = [
  [200, 112, 40, 40, 60],
  [201, 118, 88, 86, -120],
  [199, 140, 150, 138, 20],
];

/** Two open hands held together like a bowl, with a light above the palms. */
export function Hands(props: DrawingProps) {
  const hand = useId();
  return (
    <Drawing width={400} height={300} {...props}>
      <Aura fields={FIELDS} rings={RINGS} />
      <Ink>
        <g id={hand}>
          <path d="M182 288C184 266 194 246 196 222C197 198 196 166 195 138C194 124 178 124 177 138L176 152C175 130 174 114 171 98C168 84 152 86 153 100C152 98 149 88 146 82C140 70 126 76 130 90C128 86 122 80 117 78C107 74 101 84 106 94C114 114 120 138 122 162C112 150 98 140 86 136C74 133 68 146 78 153C96 166 104 188 114 208C124 228 138 238 146 254C150 264 150 276 148 288M176 152V174M153 100Q159 132 160 164M130 90Q140 126 143 158M122 162C124 184 134 202 150 214" />
        </g>
        <use href={`#${hand}`} transform="matrix(-1 0 0 1 400 0)" />
      </Ink>
    </Drawing>
  );
}
