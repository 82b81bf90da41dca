import { useId } from "react";
import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";

const FIELDS: readonly Field[] = [
  [200, 150, 200, 155, 1, 0.75],
  [105, 120, 109, 115, 2, 0.6],
  [298, 120, 106, 115, 3, 0.7],
  [200, 140, 96, 104, 5, 1],
  [200, 134, 50, 54, 0, 0.7],
];

const RINGS: readonly Ring[] = [
  [200, 132, 44, 46, 60],
  [201, 140, 112, 110, -120],
  [199, 148, 152, 142, 20],
];

/** Two open hands, palms forward, with light between them. */
export function Hands(props: DrawingProps) {
  const hand = useId();
  return (
    <Drawing width={400} height={300} {...props}>
      <Aura fields={FIELDS} rings={RINGS} />
      <Ink>
        <g id={hand} transform="translate(60 46) rotate(-7 60 210) scale(1.14)">
          <path d="M28 208C28 196 26 184 21 170C14 152 12 134 14 116C10 100 6 86 4 74C3 64 14 62 17 70C21 82 25 92 29 101C28 84 26 64 25 46C25 36 38 35 40 45C42 62 44 80 46 96C47 76 47 54 48 34C49 24 62 24 63 34C63 54 64 76 64 97C67 80 70 64 74 50C77 40 89 43 87 53C84 72 81 90 80 112C81 122 87 127 92 119C97 109 103 101 109 96C116 91 123 97 119 106C113 118 108 132 99 146C90 159 85 170 85 184V206" />
          <path
            d="M26 122C40 132 58 128 70 112M80 126C63 130 55 148 60 176M28 143C42 147 55 143 64 134M21 212C42 221 74 220 93 209"
            opacity=".55"
          />
        </g>
        <use href={`#${hand}`} transform="matrix(-1 0 0 1 401 -3)" />
      </Ink>
    </Drawing>
  );
}
