import type { ReactNode } from "react";
import { errorMessageFor } from "../site/error-messages.ts";
import { Notice } from "./notice.tsx";

/** Stays on the page while something could not be done, and says why. `children` may say more. */
export function ErrorNotice({ error, children }: { error: unknown; children?: ReactNode }) {
  const { title, text } = errorMessageFor(error);
  return (
    <Notice title={title} tone="danger">
      <p>{text}</p>
      {children}
    </Notice>
  );
}
