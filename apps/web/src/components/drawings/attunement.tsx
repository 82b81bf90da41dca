import { createDrawing, Ink } from "./drawing.tsx";
import { HoveringHand } from "./hovering-hand.tsx";

/** Two hands held over a bowed head, with light at the crown. */
export const Attunement = createDrawing(
  [
    [200, 140, 200, 145, 3, 0.75],
    [122, 84, 125, 87, 4, 0.65],
    [280, 84, 124, 87, 2, 0.65],
    [200, 116, 92, 92, 1, 1],
    [200, 114, 46, 42, 0, 0.8],
  ],
  [
    [200, 150, 50, 66, -60],
    [200, 146, 102, 108, 20],
    [201, 146, 140, 138, 160],
  ],
  <>
    <Ink>
      <path d="M177 168C178 190 188 206 200 206S222 190 223 168C231 146 218 134 200 134S169 146 177 168C180 154 194 152 203 144C206 153 220 154 223 168" />
      <path d="M184 176q5 4 10 0M206 176q5 4 10 0M200 178C200 183 198 186 198 189h3M195 197q5 3 10 0" />
      <path d="M190 203C190 214 188 220 182 223C166 230 140 234 128 248C120 258 117 272 116 288M210 203C210 214 212 220 218 223C234 230 260 234 272 248C280 258 283 272 284 288M182 223C188 239 212 239 218 223" />
    </Ink>
    <Ink weight={1.9} transform="translate(228 100) scale(.9)">
      <HoveringHand />
      <g transform="matrix(-1 0 0 1 -62 2)">
        <HoveringHand />
      </g>
    </Ink>
  </>,
);
