import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

/** A notice that only browsers without JavaScript show. */
export function WithoutScript({ title, children }: { title: string; children: ReactNode }) {
  return (
    <noscript>
      <Notice title={title}>
        <p>{children}</p>
      </Notice>
    </noscript>
  );
}
