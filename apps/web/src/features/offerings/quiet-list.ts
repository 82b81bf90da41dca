import { styled } from "styled-components";
import { borderWidth, color, space } from "../../theme/tokens.ts";

/** A list with a short thin dash before each line. */
export const QuietList = styled.ul`
  display: grid;
  gap: ${space.m};
  list-style-type: "";

  & > li { position: relative; padding-inline-start: ${space.l}; }

  & > li::before {
    content: "";
    position: absolute;
    inset-inline-start: 0;
    top: 0.8em;
    width: ${space.m};
    border-top: ${borderWidth.rule} solid ${color.edge};
  }
`;
