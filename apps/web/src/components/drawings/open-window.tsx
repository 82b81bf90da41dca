import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";

const FIELDS: readonly Field[] = [
  [205, 146, 195, 150, 1, 0.7],
  [218, 120, 125, 120, 2, 0.75],
  [130, 214, 125, 89, 5, 0.6],
  [286, 222, 115, 81, 4, 0.6],
  [216, 116, 66, 66, 1, 1],
  [216, 116, 32, 32, 0, 0.8],
];

const RINGS: readonly Ring[] = [
  [216, 116, 28, 28, 20],
  [215, 117, 52, 51, 170],
  [213, 122, 96, 94, -60],
  [209, 134, 142, 128, 110],
];

/** An open window with a low sun in it, a curtain moving, a plant on the sill. */
export function OpenWindow(props: DrawingProps) {
  return (
    <Drawing width={400} height={300} {...props}>
      <Aura fields={FIELDS} rings={RINGS} />
      <Ink>
        <path d="M132 234V110C132 66 162 42 196 42S260 66 260 110V234M114 234H282L280 244H116Z" />
        <path d="M260 104L312 86V226L260 232M269 110L303 99V217L269 223" />
        <path
          d="M174 186C194 172 214 182 232 174C242 170 252 170 260 172M168 202C200 194 232 200 260 194"
          opacity=".6"
        />
        <path d="M138 82C150 122 142 174 108 226C116 236 126 228 132 230C142 236 150 230 158 232C180 176 186 112 168 51M148 68C164 118 160 176 130 229M158 58C176 112 172 178 146 231" />
        <path d="M220 234L216 212H246L242 234M231 212C231 200 230 188 224 176M224 176C234 182 236 192 231 202M230 198C216 198 212 190 212 184C222 184 228 190 230 198M231 206C240 204 248 196 248 186C238 188 232 196 231 206" />
      </Ink>
    </Drawing>
  );
}
