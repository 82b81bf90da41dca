import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { color, space, type } from "../../theme/tokens.ts";

/** So few stay in sight until the owner folds them away. */
const FEW = 5;

interface PastCalendarEventsProps {
  readonly count: number;
  /** Whether nothing else is there to be seen. */
  readonly isAll: boolean;
  readonly children: ReactNode;
}

/** The events that have passed, in a fold that comes before what is coming up, as the days do. */
export function PastCalendarEvents({ count, isAll, children }: PastCalendarEventsProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (isAll || count <= FEW);

  return (
    <Folded
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setChosen(currentTarget.open)}
    >
      <summary>Past events ({count})</summary>
      {children}
    </Folded>
  );
}

const Folded = styled.details`
  summary { padding-block: ${space.s}; font: ${type.label}; color: ${color.soft}; cursor: pointer; }
  &[open] > summary { margin-bottom: ${space.s}; }
`;
