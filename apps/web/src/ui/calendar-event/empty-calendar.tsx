import type { ReactNode } from "react";
import { styled } from "styled-components";
import QuietRoom from "../drawings/quiet-room.svg?react";
import { space } from "../theme/tokens.ts";

/** Shown where there are no events, or none that can be read. */
export function EmptyCalendar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Column>
      <QuietRoom />
      <h3>{title}</h3>
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  text-align: center;
  & > p { text-wrap: balance; }
  & > svg { width: min(18rem, 100%); height: auto; }
`;
