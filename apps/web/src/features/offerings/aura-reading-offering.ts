import { auraReading as words } from "../../../words/aura-reading.ts";
import { AuraColors } from "../../components/drawings/aura-colors.tsx";
import { Cat } from "../../components/drawings/cat.tsx";
import { ChakraLine } from "../../components/drawings/chakra-line.tsx";
import { Cleansing } from "../../components/drawings/cleansing.tsx";
import { Crystal } from "../../components/drawings/crystal.tsx";
import { SeatedFigure } from "../../components/drawings/seated-figure.tsx";
import { SleepingDog } from "../../components/drawings/sleeping-dog.tsx";
import type { Offering } from "./offering.ts";

/** The page of the first service. */
export const auraReading: Offering = {
  id: "auraReading",
  words,
  drawing: AuraColors,
  cardDrawings: [SeatedFigure, Cat, ChakraLine, Crystal, Cleansing],
  welcomeDrawing: SleepingDog,
  hasLitItems: true,
};
