import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { ContactDetailText } from "../../components/contact-detail.tsx";
import { Container, Section } from "../../components/section/section.ts";
import { anchors } from "../../site/anchors.ts";
import { practice } from "../../site/practice.ts";
import { site } from "../../site/site.ts";
import { borderWidth, color, media, radius, space, type } from "../../theme/tokens.ts";

/** Where to ask about the terms. */
export function TermsContact() {
  return (
    <Section id={anchors.questions} $flush="top">
      <Container>
        <Box>
          <div>
            <h2>Questions about these terms</h2>
            <Text>
              Please ask before you book. I answer within {practice.replyWithinHours} hours.{" "}
              <Link to="/contact">All the ways to reach me</Link>
            </Text>
          </div>
          <Details>
            <div>
              <dt>Email</dt>
              <dd>
                <ContactDetailText detail={site.contact.email} />
              </dd>
            </div>
            {!site.contact.phone.absent && (
              <div>
                <dt>Phone</dt>
                <dd>
                  <ContactDetailText detail={site.contact.phone} />
                </dd>
              </div>
            )}
          </Details>
        </Box>
      </Container>
    </Section>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space.l};
  align-items: center;
  padding: ${space.panel};
  border: ${borderWidth.rule} solid ${color.line};
  border-radius: ${radius.card};
  break-inside: avoid;
  ${media.mediumUp} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: ${space.xxl}; }
`;

const Text = styled.p`
  margin-top: ${space.m};
  color: ${color.textMuted};
`;

const Details = styled.dl`
  display: grid;
  gap: ${space.m};
  & dt { font: ${type.small}; color: ${color.textMuted}; }
  & dd { font: ${type.strong}; }
`;
