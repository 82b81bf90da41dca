import { styled } from "styled-components";
import { borderWidth, color, space, type } from "../theme/tokens.ts";

/** A part beside the main content, set off by a thin rule. */
export const Panel = styled.section`
  display: grid;
  gap: ${space.m};
  align-content: start;
  padding-top: ${space.l};
  border-top: ${borderWidth.rule} solid ${color.line};
  font: ${type.small};
  & > h2 { font: ${type.subheading}; }
  & > h3 { font: ${type.label}; margin-top: ${space.s}; }
  & > ol, & > ul { display: grid; gap: ${space.s}; padding-inline-start: ${space.indent}; break-inside: avoid; }
`;
