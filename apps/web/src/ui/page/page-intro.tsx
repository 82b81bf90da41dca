import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { Lead } from "../text/text.ts";
import { media, space } from "../theme/tokens.ts";
import { Deferred } from "./page-head.tsx";

interface PageIntroProps {
  readonly title: string;
  /** Beside the words on a large screen, below them on a smaller one. */
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
}

export function PageIntro({ title, drawing, children }: PageIntroProps) {
  return (
    <Intro $pictured={drawing !== undefined}>
      <div>
        <h1>{title}</h1>
        <Lead>{children}</Lead>
      </div>
      {drawing !== undefined && (
        <Picture>
          <Deferred fallback={null}>{drawing}</Deferred>
        </Picture>
      )}
    </Intro>
  );
}

const beside = css`
  ${media.largeUp} {
    display: grid;
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    gap: ${space.xxl};
    align-items: center;
  }
`;

const Intro = styled.div<{ $pictured: boolean }>`
  margin-bottom: ${space.xxl};
  h1 + p { margin-top: ${space.m}; }
  ${({ $pictured }) => $pictured && beside}
`;

/** Of fixed height, so that nothing moves when the drawing arrives. */
const Picture = styled.div`
  height: 11rem;
  margin-top: ${space.l};
  ${media.largeUp} { height: 13rem; margin-block: -4rem -1rem; }
  & svg { overflow: visible; }
  @media print { display: none; }
`;
