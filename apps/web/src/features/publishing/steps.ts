import { styled } from "styled-components";
import { space } from "../../theme/tokens.ts";

/** What the owner does at GitHub, one by one. */
export const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  padding-inline-start: ${space.indent};
`;
