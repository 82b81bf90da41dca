import { styled } from "styled-components";
import { media, space } from "../../theme/tokens.ts";
import { blocksOnPaper } from "./blocks-on-paper.ts";

/** The main content and an aside: two columns where there is room, else one below the other. */
export const SideBySide = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.largeUp} { grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr); gap: ${space.columns}; }
  ${blocksOnPaper(space.xxl)}
`;
