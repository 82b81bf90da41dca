import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ButtonAnchor } from "../../components/button/button.ts";
import { card } from "../../components/card/card.ts";
import { ContactDetailText } from "../../components/practice/contact-detail.tsx";
import { Container, Section, Stack } from "../../components/section/section.ts";
import { NoWrap, SmallText } from "../../components/text/text.ts";
import { anchors } from "../../site/anchors.ts";
import { practice } from "../../site/practice.ts";
import { type ContactDetail, site } from "../../site/site.ts";
import { borderWidth, color, media, space, type } from "../../theme/tokens.ts";
import { QrCode, QrCodePlaceholder } from "./qr-code.tsx";
import { textMessageOffer } from "./text-message-offer.ts";

const { join, confirm, leave, help } = practice.textKeyword;

/** Shown until the owner gives a number. */
const textNumber: ContactDetail = { text: "the practice’s number", href: null };

/** How to get news of the practice by text message. Renders nothing where the practice offers none. */
export function TextUpdatesPromo({ offer = textMessageOffer, offered = site.offersTextMessages }) {
  if (!offered) return null;
  const keyword = offer?.keyword ?? join;
  return (
    <Section>
      <Container>
        <Card>
          {offer === null ? <QrCodePlaceholder /> : <QrCode offer={offer} />}
          <Stack>
            <h2>News by text message</h2>
            <p>
              New dates and last-minute openings, <NoWrap>{practice.textsPerMonth}</NoWrap> messages a month. Nothing
              else.
            </p>
            {offer !== null && (
              <OnPhones href={offer.smsHref}>
                Text {keyword} to {offer.display}
              </OnPhones>
            )}
            <Steps>
              <Step title="Scan the code">Your phone’s camera opens a new message, ready to send.</Step>
              <Step title={`Text ${keyword}`}>
                Or send the word {keyword} to{" "}
                {offer === null ? (
                  <ContactDetailText detail={textNumber} />
                ) : (
                  <PhoneNumber>{offer.display}</PhoneNumber>
                )}
                .
              </Step>
              <Step title="Get updates">Reply {confirm} to confirm, and you’re on the list.</Step>
            </Steps>
            {offer === null ? (
              <SmallText>
                Your number stays private. Text {leave[0]} at any time to unsubscribe. Standard message rates may apply.
              </SmallText>
            ) : (
              <TextMessageDisclosures keyword={keyword} />
            )}
          </Stack>
        </Card>
      </Container>
    </Section>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

const Card = styled.div`
  ${card}
  display: grid;
  gap: ${space.xl};
  padding: ${space.panel};
  ${media.largeUp} { grid-template-columns: 15rem minmax(0, 1fr); gap: ${space.xxl}; align-items: center; }
  @media print { break-inside: avoid; }
`;

/** An empty marker rather than none, because Safari gives a list with `none` no list role. */
const Steps = styled.ol`
  display: grid;
  gap: ${space.l};
  list-style-type: "";
  counter-reset: step;
  ${media.mediumUp} { grid-template-columns: repeat(3, minmax(0, 1fr)); }

  & > li {
    padding-top: ${space.m};
    border-top: ${borderWidth.rule} solid ${color.line};
    counter-increment: step;
    font: ${type.small};
    color: ${color.textMuted};
  }

  & h3 {
    margin-bottom: ${space.xs};
    color: ${color.ink};
    &::before { content: counter(step) ". "; content: counter(step) ". " / ""; color: ${color.textMuted}; }
  }
`;

const PhoneNumber = styled.strong`
  color: ${color.ink};
  white-space: nowrap;
`;

/** On touch screens, which most likely have an app for text messages, the button comes first. */
const OnPhones = styled(ButtonAnchor)`
  justify-self: start;
  @media not all and (pointer: coarse) { display: none; }
`;

/** What carriers require a site to say where people join, rather than behind a link. */
function TextMessageDisclosures({ keyword }: { keyword: string }) {
  return (
    <Words>
      <p>
        When you text {keyword} and reply {confirm}, you agree to news by text message from {site.practiceName}: new
        dates and last-minute openings, {practice.textsPerMonth} messages a month. Msg &amp; data rates may apply.
        Joining is not a condition of any purchase.
      </p>
      <p>
        Text {leave.join(" or ")} at any time to leave, or {help} for help; any other plain request works, too. Your
        number stays private, and I never share it for marketing.
      </p>
      <p>
        <Link to="/terms" hash={anchors.textTerms}>
          Text-messaging terms
        </Link>
        {"\u00a0· "}
        <Link to="/terms" hash={anchors.textPrivacy}>
          Privacy
        </Link>
      </p>
    </Words>
  );
}

const Words = styled.div`
  font: ${type.small};
  color: ${color.textMuted};
  & > p + p { margin-top: ${space.s}; }
`;
