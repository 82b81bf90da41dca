import { auraReading as words } from "../../../words/aura-reading.ts";
import AuraColors from "../../components/drawings/aura-colors.svg?react";
import Cat from "../../components/drawings/cat.svg?react";
import ChakraLine from "../../components/drawings/chakra-line.svg?react";
import Cleansing from "../../components/drawings/cleansing.svg?react";
import Crystal from "../../components/drawings/crystal.svg?react";
import SeatedFigure from "../../components/drawings/seated-figure.svg?react";
import SleepingDog from "../../components/drawings/sleeping-dog.svg?react";
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
