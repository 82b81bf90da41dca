import { styled } from "styled-components";
import { color, type } from "../theme/tokens.ts";

export const Lead = styled.p`
  text-wrap: balance;
  font: ${type.lead};
  color: ${color.textMuted};
`;

export const SmallText = styled.p`
  font: ${type.small};
  color: ${color.textMuted};
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
