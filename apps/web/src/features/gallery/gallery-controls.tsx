import { type KeyboardEvent, useRef } from "react";
import { styled } from "styled-components";
import { gallery as words } from "../../../words/gallery.ts";
import { fill } from "../../site/fill.ts";
import { Button } from "../../ui/button/button.ts";
import { borderWidth, color, control, radius, space, type } from "../../ui/theme/tokens.ts";
import type { useRotation } from "./use-rotation.ts";

interface GalleryControlsProps {
  readonly index: number;
  readonly count: number;
  readonly position: string;
  readonly rotation: ReturnType<typeof useRotation>;
  readonly onStep: (step: -1 | 1) => void;
  readonly onChoose: (index: number) => void;
}

const LEFT = "M12 4.5L6.5 10l5.5 5.5";
const RIGHT = "M8 4.5l5.5 5.5L8 15.5";

/** The dots share one tab stop and respond to the arrow keys. */
export function GalleryControls({ index, count, position, rotation, onStep, onChoose }: GalleryControlsProps) {
  const dots = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = new Map([
      [__RTL__ ? "ArrowLeft" : "ArrowRight", (index + 1) % count],
      [__RTL__ ? "ArrowRight" : "ArrowLeft", (index - 1 + count) % count],
      ["Home", 0],
      ["End", count - 1],
    ]).get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    dots.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <Controls>
      {rotation.isPlaying ? (
        <Control name={words.stop} icon="M7 4.5v11M13 4.5v11" onPress={rotation.toggle} />
      ) : (
        <Control name={words.start} icon="M6.5 4.5l9 5.5-9 5.5z" onPress={rotation.toggle} />
      )}
      <Control name={words.previous} icon={__RTL__ ? RIGHT : LEFT} onPress={() => onStep(-1)} />
      <Control name={words.next} icon={__RTL__ ? LEFT : RIGHT} onPress={() => onStep(1)} />
      <p>{position}</p>
      <Dots ref={dots} role="group" aria-label={words.choose} onKeyDown={onKeyDown}>
        {Array.from({ length: count }, (_, dot) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position.
            key={dot}
            type="button"
            aria-label={fill(words.goTo, { position: String(dot + 1) })}
            aria-current={dot === index ? "true" : undefined}
            tabIndex={dot === index ? 0 : -1}
            onClick={() => onChoose(dot)}
          />
        ))}
      </Dots>
    </Controls>
  );
}

function Control({ name, icon, onPress }: { name: string; icon: string; onPress: () => void }) {
  return (
    <RoundButton aria-label={name} onClick={onPress}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={icon} />
      </svg>
    </RoundButton>
  );
}

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  align-items: center;
  max-width: 22rem;
  & > p { margin-inline-start: auto; font: ${type.small}; font-variant-numeric: tabular-nums; color: ${color.textMuted}; }
  @media print, (scripting: none) { display: none; }
`;

const RoundButton = styled(Button).attrs({ $variant: "outlined" })`
  width: ${control.large};
  padding: 0;
  border-color: ${color.line};
  & path { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
`;

const Dots = styled.div`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  column-gap: clamp(0px, (100% - 18rem) / 11, 0.5rem);
`;

const Dot = styled.button`
  display: inline-grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  cursor: pointer;
  &::before {
    content: "";
    width: 0.5rem;
    height: 0.5rem;
    border: ${borderWidth.edge} solid ${color.edge};
    border-radius: ${radius.pill};
  }
  &:hover::before { border-color: ${color.ink}; }
  &[aria-current]::before { background: ${color.ink}; border-color: ${color.ink}; transform: scale(1.2); }
  @media (forced-colors: active) { &[aria-current]::before { background: CanvasText; } }
`;
