import { styled } from "styled-components";
import { borderWidth, color, space } from "../../theme/tokens.ts";

/** The parts of one column, with a thin rule between them. */
export const DividedStack = styled.div`
  display: grid;
  gap: ${space.xxl};
  & > * + * { padding-top: ${space.xxl}; border-top: ${borderWidth.rule} solid ${color.line}; }
`;
