import { reikiHealing as words } from "../../../words/reiki-healing.ts";
import Attunement from "../../components/drawings/attunement.svg?react";
import Distance from "../../components/drawings/distance.svg?react";
import Hands from "../../components/drawings/hands.svg?react";
import QuietRoom from "../../components/drawings/quiet-room.svg?react";
import RestingFigure from "../../components/drawings/resting-figure.svg?react";
import StillWater from "../../components/drawings/still-water.svg?react";
import type { Offering } from "./offering.ts";

/** The page of the second service. */
export const reikiHealing: Offering = {
  id: "reikiHealing",
  words,
  drawing: Hands,
  cardDrawings: [RestingFigure, QuietRoom, Attunement, StillWater, Distance],
  welcomeDrawing: QuietRoom,
};
