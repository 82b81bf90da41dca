import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, space, type } from "../../theme/tokens.ts";
import { Stack, wrappingRow } from "../section/section.ts";

interface PagePartProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string | false | undefined;
  readonly children: ReactNode;
}

/** A part of a page, below a heading that a link can lead to and focus. */
export function PagePart({ id, title, note, children }: PagePartProps) {
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Head>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {note && <p key={note}>{note}</p>}
        </Head>
        {children}
      </Stack>
    </section>
  );
}

const Head = styled.div`
  ${wrappingRow(`0 ${space.m}`, "baseline")}
  & h2:focus-visible { outline: none; }
  & p { font: ${type.label}; color: ${color.accent}; }
`;
