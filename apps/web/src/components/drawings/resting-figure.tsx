import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";
import { HoveringHand } from "./hovering-hand.tsx";

const FIELDS: readonly Field[] = [
  [196, 164, 200, 140, 2, 0.6],
  [288, 196, 116, 95, 3, 0.75],
  [96, 150, 99, 105, 4, 0.6],
  [200, 160, 110, 95, 1, 1],
];

const RINGS: readonly Ring[] = [
  [200, 166, 78, 66, 20],
  [198, 162, 118, 98, -140],
  [200, 158, 160, 132, 70],
];

/** A person lying under a blanket; two hands rest in the air above the heart. */
export function RestingFigure(props: DrawingProps) {
  return (
    <Drawing width={400} height={300} {...props}>
      <Aura fields={FIELDS} rings={RINGS} />
      <Ink>
        <path d="M80 200C74 182 84 169 98 167C102 166 105 167 107 169C110 167 112 162 115 159C118 159 118 163 119 165C122 163 124 164 124 167C127 165 129 167 129 169C132 167 137 168 138 172C139 176 136 180 134 184C140 188 148 187 155 184" />
        <path d="M98 167C91 176 95 186 103 191C109 195 113 201 116 207M80 200C82 208 92 212 102 211M109 175q-3 3-1 7M92 176C86 182 86 192 92 200" />
        <path d="M66 219C54 216 56 203 66 202C71 201 76 201 80 203M116 207C128 206 142 209 147 218M133 184C139 198 146 208 158 218" />
        <path d="M155 184C168 168 186 160 210 166C240 174 262 182 288 174C304 169 318 182 334 180C342 174 344 160 353 162C363 165 362 194 365 218" />
        <path d="M172 171C182 184 184 202 182 218M181 167C191 182 193 202 191 218" />
        <path d="M212 184C236 196 268 196 300 186M236 206C268 212 308 208 338 194" opacity=".55" />
        <path d="M34 219C120 222 290 222 380 218M44 229C130 232 290 232 370 228M72 230V262M342 230V262" />
      </Ink>
      <Ink weight={2.3} transform="translate(226 130) scale(.76)">
        <HoveringHand />
      </Ink>
      <Ink weight={2.3} transform="translate(160 126) rotate(-7) scale(.72)">
        <HoveringHand />
      </Ink>
    </Drawing>
  );
}
