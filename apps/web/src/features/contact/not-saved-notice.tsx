import { ContactDetailText } from "../../components/contact-detail.tsx";
import { Notice } from "../../components/notice.tsx";
import { errorMessageFor } from "../../site/error-messages.ts";
import { site } from "../../site/site.ts";

/** Stays below a message that could not be kept: what happened, and how else to reach the practice. */
export function NotSavedNotice({ error }: { error: unknown }) {
  const { title, text } = errorMessageFor(error);
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
