import { styled } from "styled-components";
import { media, space } from "../../theme/tokens.ts";
import { blocksOnPaper } from "../section/section.ts";
import { card } from "./card.ts";

/** One record of a list: an event, a message. */
export const RecordCard = styled.article`
  ${card}
  display: grid;
  gap: ${space.s};
  min-width: 0;
  padding: ${space.l};
  & > p + p { margin-top: 0; }
  ${media.mediumUp} { padding: ${space.l} ${space.xl}; }
  @media print { break-inside: avoid; }
`;

/** Records one below the other. */
export const RecordList = styled.ul`
  display: grid;
  gap: ${space.m};
  list-style: none;
  ${blocksOnPaper(space.m)}
`;

/** Short texts that a person typed, each in a `bdi`. Each stays on one line where it fits, with the dot that follows it. */
export const TypedDetails = styled.p`
  & > bdi { display: inline-block; max-width: 100%; }
  & > bdi:not(:last-child)::after { content: "\\00a0·"; }
`;

/** A text that a person typed, with its line breaks. */
export const TypedText = styled.p`
  white-space: pre-line;
`;
