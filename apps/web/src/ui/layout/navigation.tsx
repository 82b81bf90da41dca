import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { keyframes, styled } from "styled-components";
import { layout } from "../../../words/controls.ts";
import { navigationPages } from "../../site/offered-services.ts";
import { borderWidth, color, control, media, motion, space, type } from "../theme/tokens.ts";
import { MENU, MenuToggle } from "./menu-toggle.tsx";

/** The site's five links, in a row or in the browser's own popover, which opens, closes and returns focus by itself. */
export function Navigation() {
  const menu = useRef<HTMLUListElement>(null);
  // Closes in the frame that shows the next page, whose heading has focus by then: earlier, focus would go to the button.
  const close = () => requestAnimationFrame(() => menu.current?.hidePopover?.());

  return (
    <nav aria-label={layout.navigation}>
      <MenuToggle menu={menu} />
      <List ref={menu} id={MENU} popover="auto">
        {navigationPages.map(({ path, name }) => (
          <li key={path}>
            <NavigationLink to={path} activeOptions={{ exact: true, includeSearch: false }} onClick={close}>
              {name}
            </NavigationLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

const slideDown = keyframes`
  from { opacity: 0; transform: translateY(-0.5rem); }
`;

const List = styled.ul`
  list-style: none;
  margin: 0;
  color: inherit;
  @supports not selector(:popover-open) { display: flex; flex-wrap: wrap; gap: 0 ${space.xl}; }
  &:popover-open {
    position: fixed;
    inset: calc(var(--bar-height) + 1px) 0 auto 0;
    width: 100%;
    max-height: calc(100dvh - var(--bar-height) - 1px);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${space.s} ${space.gutter} ${space.l};
    border: 0;
    border-bottom: ${borderWidth.rule} solid ${color.line};
    background: ${color.raised};
    animation: ${slideDown} ${motion.calm};
  }
  &::backdrop { inset-block-start: calc(var(--bar-height) + 1px); background: color-mix(in srgb, ${color.paper} 70%, transparent); }
  ${media.mediumUp} {
    &:not(:popover-open) {
      position: static;
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: 0 ${space.xl};
      width: auto;
      height: auto;
      overflow: visible; /* A popover cuts the focus ring of its links. */
      padding: 0;
      border: 0;
      background: none;
    }
  }
`;

const NavigationLink = styled(Link)`
  display: block;
  padding: ${control.line} 0;
  font: ${type.strong};
  color: ${color.textMuted};
  text-decoration: none;
  ${media.hover} { &:hover { color: ${color.ink}; } }
  &[aria-current="page"] { color: ${color.ink}; box-shadow: inset 3px 0 ${color.accent}; margin-inline-start: -${space.m}; padding-inline-start: ${space.m}; }
  ${media.mediumUp} {
    padding: ${space.s} 0;
    font: ${type.small};
    white-space: nowrap;
    &[aria-current="page"] { margin-inline-start: 0; padding-inline-start: 0; box-shadow: inset 0 -2px ${color.accent}; }
  }
  /* Chosen colors take every shadow away: there the current page is underlined instead. */
  @media (forced-colors: active) { &[aria-current="page"] { text-decoration: underline; text-decoration-thickness: 3px; text-underline-offset: 0.3em; } }
`;
