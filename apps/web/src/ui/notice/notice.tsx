import { type ReactNode, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { buttons } from "../../../words/messages.ts";
import { focusHeading } from "../browser/focus.ts";
import { Button, ButtonRow, type ButtonVariant } from "../button/button.ts";
import { useWords } from "../language/use-words.ts";
import { borderWidth, color, measure, radius, space, type } from "../theme/tokens.ts";

interface NoticeProps {
  readonly title: string;
  readonly tone?: "calm" | "danger";
  readonly children: ReactNode;
}

/** A message that stays as long as it is true. `danger` is announced at once and scrolled into view. */
export function Notice({ title, tone = "calm", children }: NoticeProps) {
  return (
    <NoticeCard $tone={tone} {...(tone === "danger" && { role: "alert", ref: bringIntoView })}>
      <p>{title}</p>
      {typeof children === "string" ? <p>{children}</p> : children}
    </NoticeCard>
  );
}

function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView?.({ block: "nearest" });
}

const NoticeCard = styled.div<{ $tone: "calm" | "danger" }>`
  display: grid;
  gap: ${space.s};
  padding: ${space.m} ${space.l};
  border: ${borderWidth.edge} solid ${({ $tone }) => ($tone === "danger" ? color.danger : color.edge)};
  border-radius: ${radius.card};
  background: ${({ $tone }) => ($tone === "danger" ? color.dangerGround : color.raised)};
  font: ${type.small};
  & > p:first-child { font: ${type.label}; }
  & > p { max-width: ${measure.text}; }
  & ${ButtonRow} { margin-block: ${space.s}; }
  ul { display: grid; gap: ${space.xs}; padding-inline-start: ${space.indent}; }
`;

export function WithoutScript({ title, children }: { title: string; children: ReactNode }) {
  return (
    <noscript>
      <Notice title={title}>
        <p>{children}</p>
      </Notice>
    </noscript>
  );
}

/** Retries a failed read. On success, the section's heading takes focus from the removed button. */
export function TryAgain({ isReading, read, ...variant }: ButtonVariant & { isReading: boolean; read: () => void }) {
  const { tryAgain } = useWords(buttons);
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement === button) focusHeading(button?.closest("section"));
    };
  }, []);
  return (
    <Button ref={ref} aria-disabled={isReading} onClick={read} {...variant}>
      {tryAgain}
    </Button>
  );
}
