import { type ReactNode, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { borderWidth, color, measure, radius, space, type } from "../../theme/tokens.ts";

/** Appears above the emptied form once a message is stored. Takes focus, so that screen readers read it too. */
export function MessagePanel({ title, children }: { title: string; children?: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return (
    <Box ref={box} aria-labelledby="message-panel">
      <h2 id="message-panel" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Box>
  );
}

/** The toast covers the lower edge of a phone's screen for a while. */
const ROOM_FOR_THE_TOAST = "9rem";

const Box = styled.section`
  scroll-margin-block: ${space.m} ${ROOM_FOR_THE_TOAST};
  display: grid;
  gap: ${space.m};
  max-width: ${measure.form};
  padding: ${space.panel};
  border: ${borderWidth.edge} solid ${color.edge};
  border-radius: ${radius.card};
  background: ${color.raised};
  h2 { font: ${type.subheading}; }
  p + p { margin-top: 0; }
`;
