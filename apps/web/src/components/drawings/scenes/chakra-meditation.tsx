import { createScene } from "../gallery-scene.tsx";
import { LotusBody } from "../lotus-body.tsx";

/** A person meditating upright, a point of light for each of the seven centers along the spine. */
export const chakraMeditation = createScene(
  [
    [400, 72, 130, 76, 3, 1],
    [400, 150, 150, 80, 4, 1],
    [400, 224, 170, 76, 5, 1],
    [400, 392, 240, 90, 2, 1],
    [400, 300, 190, 76, 1, 1],
    [400, 250, 390, 250, 3, 0.4],
  ],
  [
    [400, 258, 176, 200, -110],
    [398, 254, 224, 224, 30],
    [402, 250, 276, 238, -160],
  ],
  <>
    <g transform="translate(400 436) scale(1.36)" strokeWidth="1.8">
      <LotusBody />
    </g>
    <path d="M400 52V404" strokeWidth="1.4" opacity=".45" />
    <path d="M400 66h0M400 116h0M400 172h0M400 226h0M400 280h0M400 334h0M400 392h0" strokeWidth="11" />
    <path d="M150 447C280 456 520 456 650 446" opacity=".5" />
  </>,
);
