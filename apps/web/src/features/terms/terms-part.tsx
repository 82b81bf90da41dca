import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Container } from "../../components/section/section.ts";
import { color, media, space } from "../../theme/tokens.ts";

interface TermsPartProps {
  /** The id that links to it use. */
  readonly id?: string;
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** A part of the terms. On a wide screen its heading stays in view beside its text. */
export function TermsPart({ id, title, intro, children }: TermsPartProps) {
  return (
    <Part id={id}>
      <Columns>
        <Head>
          <h2>{title}</h2>
          <p>{intro}</p>
        </Head>
        <div>{children}</div>
      </Columns>
    </Part>
  );
}

const Part = styled.section`
  & + & { padding-top: ${space.section}; }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space.l};
  ${media.largeUp} { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: ${space.xxl}; }
  @media print { display: block; }
`;

const Head = styled.div`
  display: grid;
  gap: ${space.s};
  align-content: start;
  & > p { color: ${color.textMuted}; }
  ${media.largeUp} {
    position: sticky;
    top: calc(var(--covered-height) + ${space.xl});
    align-self: start;
  }
  @media print { position: static; margin-bottom: ${space.m}; break-after: avoid; }
`;
