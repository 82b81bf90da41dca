import type { Scene } from "../gallery-scene.tsx";
import { auraReading } from "./aura-reading.tsx";

/** The light of the first scene over hills: fits every text. */
export const openLight: Scene = {
  ...auraReading,
  ink: <path d="M0 432C90 384 180 384 262 412C330 434 380 440 440 424C540 396 650 380 800 430" />,
};
