import { styled } from "styled-components";
import { contact } from "../../../words/contact.ts";
import { contactDetails } from "../../../words/controls.ts";
import { site } from "../../site/site.ts";
import { Panel } from "../../ui/card/card.ts";
import { SocialLinks } from "../../ui/layout/footer.tsx";
import { ContactFact, Facts, OfficeHoursList } from "../../ui/practice/contact-detail.tsx";
import { space } from "../../ui/theme/tokens.ts";

const { email, phone, address } = site.contact;
const place = address.href === null ? { ...address, text: contactDetails.noAddress } : address;

export function ContactPanels() {
  return (
    <Panels>
      <Panel id="contact-details">
        <h2>{contact.details}</h2>
        <Facts>
          <ContactFact name={contactDetails.email} detail={email} />
          <ContactFact name={contactDetails.phone} detail={phone} />
          <ContactFact name={contactDetails.address} detail={place} />
          {site.socialLinks.length > 0 && (
            <>
              <dt>{contact.elsewhere}</dt>
              <dd>
                <SocialLinks />
              </dd>
            </>
          )}
        </Facts>
      </Panel>
      <Panel>
        <h2>{contact.hours}</h2>
        <OfficeHoursList />
      </Panel>
      <Panel>
        <h2>{contact.expect.title}</h2>
        <ul>
          {contact.expect.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Panel>
    </Panels>
  );
}

const Panels = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
`;
