import AuraColors from "../../ui/drawings/aura-colors.svg?react";
import ChakraLine from "../../ui/drawings/chakra-line.svg?react";
import CircleOfPeople from "../../ui/drawings/circle-of-people.svg?react";
import Cleansing from "../../ui/drawings/cleansing.svg?react";
import Crystal from "../../ui/drawings/crystal.svg?react";
import Distance from "../../ui/drawings/distance.svg?react";
import EmptyLight from "../../ui/drawings/empty-light.svg?react";
import Hands from "../../ui/drawings/hands.svg?react";
import Meditation from "../../ui/drawings/meditation.svg?react";
import OpenWindow from "../../ui/drawings/open-window.svg?react";
import QuietRoom from "../../ui/drawings/quiet-room.svg?react";
import RestingFigure from "../../ui/drawings/resting-figure.svg?react";
import SeatedFigure from "../../ui/drawings/seated-figure.svg?react";

/** The drawings of the built-in slides (specification, section 2), then one for any other slide. */
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
