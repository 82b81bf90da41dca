import { styled } from "styled-components";
import { color, radius, space, type, zIndex } from "../../theme/tokens.ts";

/** The id of the page's content. */
export const MAIN = "main";

/** The first stop of the Tab key: leads past the bar to the content. Visible only while it has focus. */
export function SkipLink() {
  return <Skip href={`#${MAIN}`}>Skip to main content</Skip>;
}

const Skip = styled.a`
  position: fixed;
  top: ${space.s};
  left: ${space.s};
  z-index: ${zIndex.toast};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.paper};
  font: ${type.label};
  &:not(:focus) { transform: translateY(-200%); }
  @media (forced-colors: active) { border: 2px solid; color: LinkText; }
`;
