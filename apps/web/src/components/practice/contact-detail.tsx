import { contactDetails } from "../../../words/controls.ts";
import type { ContactDetail } from "../../site/resolve-site.ts";
import { SmallText } from "../text/text.ts";

/** A way to reach the practice: a link once the owner has given it, else a text marked as a placeholder. */
export function ContactDetailText({ detail }: { detail: ContactDetail }) {
  if (detail.href !== null)
    return (
      <a href={detail.href} translate="no">
        {detail.text}
      </a>
    );
  if (detail.absent) return detail.text;
  return (
    <span>
      {detail.text} <SmallText as="span">{contactDetails.placeholder}</SmallText>
    </span>
  );
}
