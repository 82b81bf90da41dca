import type { ReactNode } from "react";
import { errors } from "../../../words/messages.ts";
import { type ErrorWords, errorMessageFor } from "../../site/error-messages.ts";
import { SITE_IS_BACK } from "../../site/owners-error-messages.ts";
import { useWords } from "../language/use-words.ts";
import { Notice } from "./notice.tsx";

interface ErrorNoticeProps {
  readonly error: unknown;
  /** Whether the site answers by now. */
  readonly isBack?: boolean;
  /** In place of the words for any error. */
  readonly ownWords?: Partial<ErrorWords>;
  readonly children?: ReactNode;
}

/** Says why something could not be done. `children` may add to it. */
export function ErrorNotice({ error, isBack = false, ownWords, children }: ErrorNoticeProps) {
  const words = { ...useWords(errors), ...ownWords };
  const { title, text } = isBack ? SITE_IS_BACK : errorMessageFor(error, words);
  return (
    <Notice title={title} tone={isBack ? "calm" : "danger"}>
      <p>{text}</p>
      {children}
    </Notice>
  );
}
