import { css, styled } from "styled-components";
import { borderWidth, color, measure, media, space } from "../theme/tokens.ts";

/** A part of a page, with air above and below. A band lies on raised ground between two thin rules. */
export const Section = styled.section<{ $band?: boolean; $flush?: "top" | "bottom" }>`
  padding-block: ${space.section};
  ${({ $flush }) => $flush && `padding-${$flush}: 0;`}
  ${({ $band }) => $band && `background: ${color.raised}; border-block: ${borderWidth.rule} solid ${color.line};`}
`;

/** Keeps content in the page's column, clear of the screen's edges. */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: calc(${({ $narrow }) => ($narrow ? "46rem" : measure.page)} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** The heading of a section, with air below it. */
export const SectionTitle = styled.h2`
  margin-bottom: ${space.xl};
`;

/** A container with two columns of these widths where there is room. */
export const Columns = styled(Container)<{ $widths: string; $centered?: boolean }>`
  display: grid;
  gap: ${space.xl};
  ${({ $centered }) => $centered && "align-items: center;"}
  ${media.mediumUp} { grid-template-columns: ${({ $widths }) => $widths}; gap: ${space.xxl}; }
`;

/** Content in one column. A live region that is empty, or a row without buttons, takes no room and no gap. */
export const Stack = styled.div`
  display: grid;
  gap: ${space.l};
  & > div:empty { position: absolute; }
`;

/** The parts of one column, with a thin rule between them. */
export const DividedStack = styled.div`
  display: grid;
  gap: ${space.xxl};
  & > * + * { padding-top: ${space.xxl}; border-top: ${borderWidth.rule} solid ${color.line}; }
`;

/** Parts side by side with this gap, in as many rows as they need. */
export const wrappingRow = (gap: string, align = "center") => css`
  display: flex;
  flex-wrap: wrap;
  align-items: ${align};
  gap: ${gap};
`;

/** A column that stays in view below the header while the page scrolls. */
export const stickyColumn = (gap: string) => css`
  position: sticky;
  top: calc(var(--covered-height) + ${gap});
  align-self: start;
`;

/**
 * Parts one below the other with this gap, on paper without their grid. Firefox moves a row that does not fit to the next
 * sheet or cuts it in two, and Chromium prints what follows a long row before its end.
 */
export const blocksOnPaper = (gap: string) => css`
  @media print { display: block; & > * + * { margin-top: ${gap}; } }
`;

/** The main content and an aside: two columns where there is room, else one below the other. */
export const SideBySide = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.largeUp} { grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr); gap: ${space.columns}; }
  ${blocksOnPaper(space.xxl)}
`;
