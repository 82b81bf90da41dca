import type { Scene } from "../gallery-scene.tsx";
import { auraPhotograph } from "./aura-photograph.tsx";
import { auraReading } from "./aura-reading.tsx";
import { chakraCrystals } from "./chakra-crystals.tsx";
import { chakraMeditation } from "./chakra-meditation.tsx";
import { crystalHealing } from "./crystal-healing.tsx";
import { distanceReiki } from "./distance-reiki.tsx";
import { energyCleansing } from "./energy-cleansing.tsx";
import { groupCircle } from "./group-circle.tsx";
import { meditationRoom } from "./meditation-room.tsx";
import { outdoorHealing } from "./outdoor-healing.tsx";
import { practitioner } from "./practitioner.tsx";
import { reikiHands } from "./reiki-hands.tsx";

/** The drawings of the twelve built-in slides, in their order (specification, section 2, "Gallery carousel"). */
export const scenes: readonly Scene[] = [
  auraReading,
  reikiHands,
  chakraMeditation,
  crystalHealing,
  meditationRoom,
  energyCleansing,
  outdoorHealing,
  auraPhotograph,
  groupCircle,
  distanceReiki,
  chakraCrystals,
  practitioner,
];
