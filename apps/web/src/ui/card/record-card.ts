import { styled } from "styled-components";
import { blocksOnPaper, wrappingRow } from "../section/section.ts";
import { media, space } from "../theme/tokens.ts";
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

/** Short texts that a person typed, each in a `bdi`. Each stays on one line where it fits. */
export const TypedDetails = styled.p`
  ${wrappingRow(`0 ${space.m}`, "baseline")}
`;

/** A text that a person typed, with its line breaks. */
export const TypedText = styled.p`
  white-space: pre-line;
`;
