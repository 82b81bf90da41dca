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
  return (
    <span>
      {detail.text} <SmallText as="span">{contactDetails.placeholder}</SmallText>
    </span>
  );
}

/** One of the ways to reach the practice, for a list of facts. Renders nothing where the practice has none. */
export function ContactFact({ name, detail }: { name: string; detail: ContactDetail }) {
  if (detail.absent) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <ContactDetailText detail={detail} />
      </dd>
    </>
  );
}
