import type { ReactNode } from "react";
import { styled } from "styled-components";
import { space } from "../../theme/tokens.ts";
import { Notice } from "./notice.tsx";

/** A notice that only browsers without JavaScript show. */
export function WithoutScript({ title, children }: { title: string; children: ReactNode }) {
  return (
    <noscript>
      <Below>
        <Notice title={title}>
          <p>{children}</p>
        </Notice>
      </Below>
    </noscript>
  );
}

const Below = styled.div`
  margin-bottom: ${space.l};
`;
