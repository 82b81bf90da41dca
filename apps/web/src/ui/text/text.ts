import { styled } from "styled-components";
import { color, type } from "../theme/tokens.ts";

/** The words below a heading that introduce what follows. */
export const Lead = styled.p`
  text-wrap: balance;
  font: ${type.lead};
  color: ${color.textMuted};
`;

/** Words beside the main thing: explanations, hints, dates. */
export const SmallText = styled.p`
  font: ${type.small};
  color: ${color.textMuted};
`;

/** Read by assistive technology, not shown on the screen. */
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
