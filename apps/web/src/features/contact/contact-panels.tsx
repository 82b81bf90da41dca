import { styled } from "styled-components";
import { contact } from "../../../words/contact.ts";
import { contactDetails } from "../../../words/controls.ts";
import { site } from "../../site/site.ts";
import { card } from "../../ui/card/card.ts";
import { SocialLinks } from "../../ui/layout/footer.tsx";
import { ContactFact, Facts, OfficeHoursList } from "../../ui/practice/contact-detail.tsx";
import { space, type } from "../../ui/theme/tokens.ts";

const { email, phone, address } = site.contact;
const place = address.href === null ? { ...address, text: contactDetails.noAddress } : address;

export function ContactPanels() {
  return (
    <Panels id="contact-details">
      <section>
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
      </section>
      <section>
        <h2>{contact.hours}</h2>
        <OfficeHoursList />
      </section>
      <section>
        <h2>{contact.expect.title}</h2>
        <ul>
          {contact.expect.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </Panels>
  );
}

/** The ways to reach the practice come first, on a card. The rest is quieter. */
const Panels = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  font: ${type.small};
  & > * { display: grid; gap: ${space.m}; padding-inline: min(${space.l}, 5vw); }
  & > :first-child { ${card} padding-block: ${space.l}; font: ${type.text}; }
  & > :not(:first-child) h2 { font: ${type.label}; }
  & > :first-child h2 { font: ${type.subheading}; }
  ul { display: grid; gap: ${space.s}; padding-inline-start: ${space.indent}; }
`;
