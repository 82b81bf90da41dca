import { auraReading as words } from "../../words/aura-reading.ts";
import type { Offering } from "../features/offerings/offering-lists.tsx";
import { OfferingPage } from "../features/offerings/offering-page.tsx";
import AuraColors from "../ui/drawings/aura-colors.svg?react";
import Cat from "../ui/drawings/cat.svg?react";
import ChakraLine from "../ui/drawings/chakra-line.svg?react";
import Cleansing from "../ui/drawings/cleansing.svg?react";
import Crystal from "../ui/drawings/crystal.svg?react";
import SeatedFigure from "../ui/drawings/seated-figure.svg?react";
import SleepingDog from "../ui/drawings/sleeping-dog.svg?react";

const auraReading: Offering = {
  id: "auraReading",
  words,
  drawing: AuraColors,
  cardDrawings: [SeatedFigure, Cat, ChakraLine, Crystal, Cleansing],
  welcomeDrawing: SleepingDog,
};

export const AuraReadingPage = () => <OfferingPage offering={auraReading} />;
