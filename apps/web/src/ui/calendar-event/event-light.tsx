import type { CalendarEventType } from "@inner-light/core";
import type { ComponentType } from "react";
import { styled } from "styled-components";
import { serviceWords } from "../../site/offered-services.ts";
import Workshop from "../drawings/event-workshop.svg?react";
import { eventKinds } from "./event-kinds.ts";

const LIGHTS = import.meta.glob<ComponentType>("../drawings/event-*.svg", {
  eager: true,
  query: "?react",
  import: "default",
});

interface EventLightProps {
  readonly type: CalendarEventType;
  readonly isOut?: boolean | undefined;
  readonly className?: string;
}

/** A canceled event is unlit. The figure is hidden if the owner's own picture may not match it. */
export function EventLight({ type, isOut, className }: EventLightProps) {
  const Light = LIGHTS[`../drawings/event-${type}.svg`] ?? Workshop;
  const { service } = eventKinds[type];
  const hasFigure = service === undefined || serviceWords[service].picture === undefined;
  return (
    <Square className={className} data-unlit={isOut || undefined} data-empty={!hasFigure || undefined}>
      <Light />
    </Square>
  );
}

/** One style for all events, because the Content-Security-Policy lists each style on their pages. */
const Square = styled.div`
  aspect-ratio: 1;
  & svg { overflow: visible; }
  &[data-unlit] [data-light], &[data-empty] [data-figure] { display: none; }
`;
