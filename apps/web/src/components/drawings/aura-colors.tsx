import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";

const FIELDS: readonly Field[] = [
  [205, 154, 195, 146, 3, 0.75],
  [112, 112, 116, 116, 4, 0.8],
  [292, 128, 112, 125, 2, 0.75],
  [214, 82, 140, 82, 1, 0.95],
  [116, 222, 115, 78, 5, 0.75],
];

const RINGS: readonly Ring[] = [
  [204, 134, 88, 92, 128],
  [201, 136, 114, 114, -40],
  [204, 134, 142, 134, 170],
];

/** A head in profile with closed eyes, in clouds of color: what an aura reading looks at. */
export function AuraColors(props: DrawingProps) {
  return (
    <Drawing width={400} height={300} {...props}>
      <Aura fields={FIELDS} rings={RINGS} />
      <Ink>
        <path d="M172 94C163 102 159 110 160 118C161 124 156 130 149 139C146 143 149 145 154 146C151 150 149 152 151 155C154 156 155 156 156 157C152 159 152 162 154 165C156 168 153 172 155 177C158 184 170 185 184 181C188 192 188 204 182 211C166 223 136 226 120 244C110 255 106 272 104 288" />
        <path d="M172 94C178 75 196 65 215 69C240 74 252 96 246 122C243 138 234 148 228 158C226 178 228 198 238 208C254 219 280 223 292 244C299 256 302 272 304 288" />
        <path d="M172 94C180 106 200 106 209 122C215 134 220 150 228 158M180 98C198 90 224 100 234 124M188 92C206 82 232 90 242 112" />
        <path d="M238 141C250 132 266 140 266 156C265 171 246 174 237 162C232 155 233 147 238 141M242 150C248 146 256 148 258 155" />
        <path d="M166 125C169 129 175 130 180 126M165 114C170 109 177 109 183 112M208 134C201 131 198 142 205 151" />
      </Ink>
    </Drawing>
  );
}
