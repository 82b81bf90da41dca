import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { copying } from "../../../words/messages.ts";
import { fill } from "../../site/fill.ts";
import { VisuallyHidden } from "../text/text.tsx";
import { borderWidth, color, radius, space, type } from "../theme/tokens.ts";

interface CopyButtonProps {
  readonly as: ComponentType<{ onClick: () => void; children: ReactNode }>;
  readonly text: () => string;
  readonly name: string;
  readonly children: ReactNode;
}

const COPIED_MS = 3000;

/** Copies text, or shows it selected if the browser blocks copying. */
export function CopyButton({ as: Pressed, text, name, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "forbidden" | null>(null);

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome("copied");
    } catch {
      setOutcome("forbidden");
    }
  };

  return (
    <>
      <Pressed onClick={copy}>
        <span key={outcome}>{outcome === "copied" ? copying.copied : children}</span>
      </Pressed>
      <VisuallyHidden aria-live="polite">{outcome === "copied" && fill(copying.copiedName, { name })}</VisuallyHidden>
      {outcome === "forbidden" && (
        <TextToCopy>
          {copying.byHand}
          <textarea readOnly rows={text().includes("\n") ? 8 : 2} value={text()} ref={(field) => field?.select()} />
        </TextToCopy>
      )}
    </>
  );
}

const TextToCopy = styled.label`
  display: grid;
  gap: ${space.xs};
  flex-basis: 100%;
  font: ${type.small};
  & > textarea {
    padding: ${space.s} ${space.m};
    border: ${borderWidth.edge} solid ${color.edge};
    border-radius: ${radius.field};
    background: ${color.paper};
    overflow-wrap: anywhere;
  }
`;
