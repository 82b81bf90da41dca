import { ContactDetailText } from "../../components/contact-detail.tsx";
import { Notice } from "../../components/notice.tsx";
import { failureFor } from "../../site/failures.ts";
import { site } from "../../site/site.ts";

/** Stays below a message that could not be kept: what happened, and how else to reach the practice. */
export function NotSavedNotice({ error }: { error: Error }) {
  const { title, text } = failureFor(error);
  return (
    <Notice title={title} tone="danger">
      <p>{text}</p>
      <p>
        You can also reach me by e-mail, <ContactDetailText detail={site.contact.email} />
        {!site.contact.phone.absent && (
          <>
            , or by phone, <ContactDetailText detail={site.contact.phone} />
          </>
        )}
        .
      </p>
    </Notice>
  );
}
