import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ButtonRow } from "../button/button.ts";
import { borderWidth, color, radius, space, type } from "../theme/tokens.ts";

interface NoticeProps {
  readonly title: string;
  readonly tone?: "calm" | "danger";
  /** Paragraphs and what belongs to them, or one text. */
  readonly children: ReactNode;
}

/** A message that stays on the page while it is true. A `danger` notice is announced at once and scrolled into view. */
export function Notice({ title, tone = "calm", children }: NoticeProps) {
  return (
    <Box $tone={tone} {...(tone === "danger" && { role: "alert", ref: bringIntoView })}>
      <p>{title}</p>
      {typeof children === "string" ? <p>{children}</p> : children}
    </Box>
  );
}

function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView?.({ block: "nearest" });
}

const Box = styled.div<{ $tone: "calm" | "danger" }>`
  display: grid;
  gap: ${space.s};
  padding: ${space.m} ${space.l};
  border: ${borderWidth.edge} solid ${({ $tone }) => ($tone === "danger" ? color.danger : color.edge)};
  border-radius: ${radius.card};
  background: ${({ $tone }) => ($tone === "danger" ? color.dangerGround : color.raised)};
  font: ${type.small};
  & > p:first-child { font: ${type.label}; }
  & > p + p { margin-top: 0; }
  & ${ButtonRow} { margin-block: ${space.s}; }
  ul { display: grid; gap: ${space.xs}; padding-inline-start: ${space.indent}; }
`;
