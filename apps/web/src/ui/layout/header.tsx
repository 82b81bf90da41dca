import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { layout } from "../../../words/controls.ts";
import { fill } from "../../site/fill.ts";
import { site } from "../../site/site.ts";
import LogoMark from "../drawings/logo-mark.svg?react";
import { Container, wrappingRow } from "../section/section.ts";
import { borderWidth, color, control, media, radius, space, type, zIndex } from "../theme/tokens.ts";
import { Navigation } from "./navigation.tsx";

/** The id of the page's content. */
export const MAIN = "main";

/** The bar that stays at the top of every page. */
export function Header() {
  return (
    <Bar>
      <SkipLink href={`#${MAIN}`}>{layout.skip}</SkipLink>
      <Row ref={followBarHeight}>
        <Brand to="/" aria-label={fill(layout.brand, { practice: site.practiceName })} activeProps={{}}>
          <LogoMark width="1.75rem" height="1.75rem" />
          <span translate="no">{site.practiceName}</span>
        </Brand>
        <Navigation />
      </Row>
    </Bar>
  );
}

/** Measures the bar when large text breaks it into two lines: the menu opens below it, and focused elements scroll below it. */
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

const Row = styled(Container)`
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
  /* A long name breaks into lines beside the menu. Only where not even a word of it fits does the menu go below. */
  flex: 1 1 8rem;
  max-width: max-content;
  ${media.mediumUp} { flex: none; white-space: nowrap; }
  & > svg { flex: none; }
`;

/** The first stop of the Tab key: leads past the bar to the content. Visible only while it has focus. */
const SkipLink = styled.a`
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
