import { AuraColors } from "../../components/drawings/aura-colors.tsx";
import { ChakraLine } from "../../components/drawings/chakra-line.tsx";
import { CircleOfPeople } from "../../components/drawings/circle-of-people.tsx";
import { Cleansing } from "../../components/drawings/cleansing.tsx";
import { Crystal } from "../../components/drawings/crystal.tsx";
import { Distance } from "../../components/drawings/distance.tsx";
import { EmptyLight } from "../../components/drawings/empty-light.tsx";
import { Hands } from "../../components/drawings/hands.tsx";
import { Meditation } from "../../components/drawings/meditation.tsx";
import { OpenWindow } from "../../components/drawings/open-window.tsx";
import { QuietRoom } from "../../components/drawings/quiet-room.tsx";
import { RestingFigure } from "../../components/drawings/resting-figure.tsx";
import { SeatedFigure } from "../../components/drawings/seated-figure.tsx";

/** The drawings of the twelve built-in slides, in their order (specification, section 2, "Gallery carousel"), and last the one of any other slide. */
export const slideDrawings = [
  SeatedFigure,
  Hands,
  ChakraLine,
  Crystal,
  QuietRoom,
  Cleansing,
  OpenWindow,
  AuraColors,
  CircleOfPeople,
  Distance,
  RestingFigure,
  Meditation,
  EmptyLight,
];
