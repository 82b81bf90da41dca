import { styled } from "styled-components";
import { space } from "../../theme/tokens.ts";

export const CalendarEventList = styled.ul`
  display: grid;
  gap: ${space.m};
  list-style: none;
`;
