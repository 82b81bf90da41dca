import AuraColors from "../../components/drawings/aura-colors.svg?react";
import ChakraLine from "../../components/drawings/chakra-line.svg?react";
import CircleOfPeople from "../../components/drawings/circle-of-people.svg?react";
import Cleansing from "../../components/drawings/cleansing.svg?react";
import Crystal from "../../components/drawings/crystal.svg?react";
import Distance from "../../components/drawings/distance.svg?react";
import EmptyLight from "../../components/drawings/empty-light.svg?react";
import Hands from "../../components/drawings/hands.svg?react";
import Meditation from "../../components/drawings/meditation.svg?react";
import OpenWindow from "../../components/drawings/open-window.svg?react";
import QuietRoom from "../../components/drawings/quiet-room.svg?react";
import RestingFigure from "../../components/drawings/resting-figure.svg?react";
import SeatedFigure from "../../components/drawings/seated-figure.svg?react";

/** The drawings of the twelve built-in slides in order (specification, section 2, "Gallery carousel"), then that of any other slide. */
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
