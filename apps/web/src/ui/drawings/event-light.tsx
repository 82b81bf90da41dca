import type { CalendarEventType } from "@inner-light/core";
import type { ComponentType } from "react";
import { styled } from "styled-components";
import { serviceOf, serviceWords } from "../../site/offered-services.ts";
import AuraReading from "./event-aura-reading.svg?react";
import GroupSession from "./event-group-session.svg?react";
import ReikiHealing from "./event-reiki-healing.svg?react";
import Workshop from "./event-workshop.svg?react";

const LIGHTS: Readonly<Record<CalendarEventType, ComponentType>> = {
  "aura-reading": AuraReading,
  "reiki-healing": ReikiHealing,
  workshop: Workshop,
  "group-session": GroupSession,
};

interface EventLightProps {
  readonly type: CalendarEventType;
  readonly isOut?: boolean | undefined;
  readonly className?: string;
}

/**
 * A small light for each type of event, unlit for one that is canceled. Leaves the figure out where the owner shows a
 * picture of the service, which the figure may not match.
 */
export function EventLight({ type, isOut, className }: EventLightProps) {
  const Light = LIGHTS[type];
  const service = serviceOf[type];
  const hasFigure = service === undefined || serviceWords[service].picture === undefined;
  return (
    <Square className={className} data-unlit={isOut || undefined} data-empty={!hasFigure || undefined}>
      <Light />
    </Square>
  );
}

/** One style for all, as the policy of a site names each style of its events' pages. */
const Square = styled.div`
  aspect-ratio: 1;
  & svg { overflow: visible; }
  &[data-unlit] [data-light], &[data-empty] [data-figure] { display: none; }
`;
