import type { ReactNode } from "react";
import { errors } from "../../../words/messages.ts";
import { ownersErrorMessageFor, SITE_IS_BACK } from "../../site/owners-error-messages.ts";
import { useWords } from "../language/use-words.ts";
import { Notice } from "./notice.tsx";

type ErrorNoticeProps = { readonly error: unknown; readonly isBack?: boolean; readonly children?: ReactNode };

/** Says why something could not be done; `isBack` says that the site answers by now. `children` may add to it. */
export function ErrorNotice({ error, isBack = false, children }: ErrorNoticeProps) {
  const words = useWords(errors);
  const { title, text } = isBack ? SITE_IS_BACK : ownersErrorMessageFor(error, words);
  return (
    <Notice title={title} tone={isBack ? "calm" : "danger"}>
      <p>{text}</p>
      {children}
    </Notice>
  );
}
