import type { ReactNode } from "react";
import { errorMessageFor } from "../../site/error-messages.ts";
import { Notice } from "./notice.tsx";

/** A notice that says why something could not be done. `children` may add to it. */
export function ErrorNotice({ error, children }: { error: unknown; children?: ReactNode }) {
  const { title, text } = errorMessageFor(error);
  return (
    <Notice title={title} tone="danger">
      <p>{text}</p>
      {children}
    </Notice>
  );
}
