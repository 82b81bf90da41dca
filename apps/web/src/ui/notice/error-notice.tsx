import type { ReactNode } from "react";
import { errors } from "../../../words/messages.ts";
import { type ErrorWords, errorMessageFor } from "../../site/error-messages.ts";
import { useWords } from "../language/use-words.ts";
import { Notice } from "./notice.tsx";

interface ErrorNoticeProps {
  readonly error: unknown;
  /** In place of the words for any error. */
  readonly ownWords?: Partial<ErrorWords>;
  readonly children?: ReactNode;
}

/** Says why something could not be done. `children` may add to it. */
export function ErrorNotice({ error, ownWords, children }: ErrorNoticeProps) {
  const { title, text } = errorMessageFor(error, { ...useWords(errors), ...ownWords });
  return (
    <Notice title={title} tone="danger">
      <p>{text}</p>
      {children}
    </Notice>
  );
}
