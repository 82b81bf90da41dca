import { css } from "styled-components";

/**
 * Parts one below the other with this gap, on paper without their grid. Firefox moves a row that does not fit to the next
 * sheet or cuts it in two, and Chromium prints what follows a long row before its end.
 */
export const blocksOnPaper = (gap: string) => css`
  @media print { display: block; & > * + * { margin-top: ${gap}; } }
`;
