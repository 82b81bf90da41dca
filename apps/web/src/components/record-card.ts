import { styled } from "styled-components";
import { media, space } from "../theme/tokens.ts";
import { card } from "./card.ts";

/** One record among others of its kind: an event, a message. */
export const RecordCard = styled.article`
  ${card}
  display: grid;
  gap: ${space.s};
  min-width: 0;
  padding: ${space.l};
  overflow-wrap: anywhere;
  & > p + p { margin-top: 0; }
  /* What was typed from right to left ends at the card's own edge. */
  & > [dir] { max-width: none; }
  ${media.mediumUp} { padding: ${space.l} ${space.xl}; }
  @media print { break-inside: avoid; }
`;

/** A text as a person typed it, with its lines. */
export const TypedText = styled.p`
  white-space: pre-line;
`;
