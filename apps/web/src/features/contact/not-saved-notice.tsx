import { ContactDetailText } from "../../components/contact-detail.tsx";
import { ErrorNotice } from "../../components/error-notice.tsx";
import { site } from "../../site/site.ts";

/** Stays below a message that could not be stored: what happened, and how else to reach the practice. */
export function NotSavedNotice({ error }: { error: unknown }) {
  return (
    <ErrorNotice error={error}>
      <p>
        You can also reach me by e-mail, <ContactDetailText detail={site.contact.email} />
        {!site.contact.phone.absent && (
          <>
            , or by phone, <ContactDetailText detail={site.contact.phone} />
          </>
        )}
        .
      </p>
    </ErrorNotice>
  );
}
