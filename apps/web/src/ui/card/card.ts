import { css, styled } from "styled-components";
import { borderWidth, color, radius, space } from "../theme/tokens.ts";

/** Raised ground with a thin border. */
export const card = css`
  border: ${borderWidth.rule} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
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
  position: relative;
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
