import { css, styled } from "styled-components";
import { borderWidth, color, measure, media, space, type } from "../theme/tokens.ts";

/** A section of a page. `$band` gives it a raised background between two rules. */
export const Section = styled.section<{ $band?: boolean; $flush?: "top" | "bottom" }>`
  padding-block: ${space.section};
  ${({ $flush }) => $flush && `padding-${$flush}: 0;`}
  ${({ $band }) => $band && `background: ${color.raised}; border-block: ${borderWidth.rule} solid ${color.line};`}
`;

export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: calc(${({ $narrow }) => ($narrow ? "46rem" : measure.page)} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

export const SectionTitle = styled.h2`
  margin-bottom: ${space.xl};
`;

export const Columns = styled(Container)<{ $widths: string; $centered?: boolean }>`
  display: grid;
  gap: ${space.xl};
  ${({ $centered }) => $centered && "align-items: center;"}
  ${media.mediumUp} { grid-template-columns: ${({ $widths }) => $widths}; gap: ${space.xxl}; }
`;

/** A single column, in which an empty live region takes no space. */
export const Stack = styled.div`
  display: grid;
  gap: ${space.l};
  & > div:empty { position: absolute; }
`;

export const DividedStack = styled.div`
  display: grid;
  gap: ${space.xxl};
  & > * + * { padding-top: ${space.xxl}; border-top: ${borderWidth.rule} solid ${color.line}; }
`;

/** Fills the first screen, with room for the empty calendar, so nothing shifts when the events arrive. */
export const FirstScreen = styled(Stack)`
  align-content: start;
  min-height: max(31rem, 100svh - 21rem); /* 21rem: the header, the page's title and its lead. */
  @media print, (scripting: none) { min-height: 0; }
`;

/** Content below a summary that shows and hides it. */
export const Folded = styled.details<{ $quiet?: boolean }>`
  & > summary {
    padding-block: ${space.s};
    font: ${({ $quiet }) => ($quiet ? type.small : type.label)};
    color: ${color.textMuted};
    cursor: pointer;
  }
`;

export const wrappingRow = (gap: string, align = "center") => css`
  display: flex;
  flex-wrap: wrap;
  align-items: ${align};
  gap: ${gap};
`;

export const stickyColumn = (gap: string) => css`
  position: sticky;
  top: calc(var(--covered-height) + ${gap});
  align-self: start;
`;

/** In print, Firefox splits a grid's rows and Chromium overlaps them. */
export const blocksOnPaper = (gap: string) => css`
  @media print { display: block; & > * + * { margin-top: ${gap}; } }
`;

export const SideBySide = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.largeUp} { grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr); gap: ${space.columns}; }
  ${blocksOnPaper(space.xxl)}
`;
