import type { ReactNode } from "react";
import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";
import { Notice } from "./notice.tsx";

/** What a part of the page says to those whose browser runs no script, and shows to nobody else. */
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
