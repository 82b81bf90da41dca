import { reikiHealing as words } from "../../../words/reiki-healing.ts";
import { Attunement } from "../../components/drawings/attunement.tsx";
import { Distance } from "../../components/drawings/distance.tsx";
import { Hands } from "../../components/drawings/hands.tsx";
import { QuietRoom } from "../../components/drawings/quiet-room.tsx";
import { RestingFigure } from "../../components/drawings/resting-figure.tsx";
import { StillWater } from "../../components/drawings/still-water.tsx";
import type { Offering } from "./offering.ts";

/** The page of the second service. */
export const reikiHealing: Offering = {
  id: "reikiHealing",
  words,
  drawing: Hands,
  cardDrawings: [RestingFigure, QuietRoom, Attunement, StillWater, Distance],
  welcomeDrawing: QuietRoom,
};
