import { css, styled } from "styled-components";
import { color, from, radius, space, stroke } from "../theme/tokens.ts";

/** Raised ground in a thin rule. */
export const card = css`
  border: ${stroke.rule} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
`;

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
  ${from.medium} { padding: ${space.l} ${space.xl}; }
  @media print { break-inside: avoid; }
`;

/** A text as a person typed it, with its lines. */
export const TypedText = styled.p`
  white-space: pre-line;
`;

/** A picture above a few words. */
export const PictureCard = styled.article`
  ${card}
  display: flex;
  flex-direction: column;
  overflow: clip;
  break-inside: avoid;
`;

export const CardPicture = styled.div`
  background: ${color.paper};
`;

export const CardWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  gap: ${space.s};
  padding: ${space.l} ${space.l} ${space.xl};
`;
