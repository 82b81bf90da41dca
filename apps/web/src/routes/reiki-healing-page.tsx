import { reikiHealing as words } from "../../words/reiki-healing.ts";
import type { Offering } from "../features/offerings/offering-lists.tsx";
import { OfferingPage } from "../features/offerings/offering-page.tsx";
import Attunement from "../ui/drawings/attunement.svg?react";
import Distance from "../ui/drawings/distance.svg?react";
import Hands from "../ui/drawings/hands.svg?react";
import QuietRoom from "../ui/drawings/quiet-room.svg?react";
import RestingFigure from "../ui/drawings/resting-figure.svg?react";
import StillWater from "../ui/drawings/still-water.svg?react";

const reikiHealing: Offering = {
  id: "reikiHealing",
  words,
  drawing: Hands,
  cardDrawings: [RestingFigure, QuietRoom, Attunement, StillWater, Distance],
  welcomeDrawing: QuietRoom,
};

export const ReikiHealingPage = () => <OfferingPage offering={reikiHealing} />;
