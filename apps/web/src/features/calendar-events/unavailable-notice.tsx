import { UnavailableError } from "@inner-light/core";
import { Notice } from "../../components/notice.tsx";
import { errorMessageFor } from "../../site/error-messages.ts";

/** Tells the owner why the calendar cannot be read or changed. */
export function UnavailableNotice({ error }: { error: Error }) {
  const isBlocked = error instanceof UnavailableError && error.reason === "blocked";
  const { title, text } = isBlocked ? BLOCKED : errorMessageFor(error);
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  );
}

const BLOCKED = {
  title: "This browser is not saving",
  text: "It doesn’t let this site keep anything, so you can’t add events here. You can change that in its privacy settings.",
};
