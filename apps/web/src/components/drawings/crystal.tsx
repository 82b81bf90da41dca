import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";

const FIELDS: readonly Field[] = [
  [200, 150, 200, 150, 3, 0.8],
  [275, 100, 125, 104, 4, 0.85],
  [125, 190, 120, 100, 2, 0.65],
  [200, 150, 76, 116, 1, 0.75],
];

const RINGS: readonly Ring[] = [
  [200, 152, 112, 118, 200],
  [202, 150, 142, 134, 10],
  [199, 150, 172, 147, 100],
];

/** Three cut crystals grown from one stone. */
export function Crystal(props: DrawingProps) {
  return (
    <Drawing width={400} height={300} {...props}>
      <Aura fields={FIELDS} rings={RINGS} />
      <Ink>
        <path d="M178 240L173 100L198 44L227 94L224 240M173 100L194 113L227 94M194 113L198 44M194 113L200 240" />
        <path d="M144 240L104 150L112 112L137 138L175 202M104 150L121 154L137 138M121 154L112 112M121 154L160 240" />
        <path d="M225 190L260 128L288 102L297 144L260 240M260 128L280 142L297 144M280 142L288 102M280 142L242 240" />
        <path d="M106 240L86 208L88 190L103 200L126 240M86 208L97 210L103 200M97 210L88 190M97 210L116 240M282 240L296 206L308 194L314 212L306 240M296 206L305 212L314 212M305 212L308 194M305 212L295 240" />
      </Ink>
      <Ink opacity={0.55}>
        <path d="M58 243C130 238 270 246 344 240" />
      </Ink>
    </Drawing>
  );
}
