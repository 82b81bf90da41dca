import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { textMessages as words } from "../../../words/text-messages.ts";
import { ButtonAnchor } from "../../components/button/button.ts";
import { card } from "../../components/card/card.ts";
import { ContactDetailText } from "../../components/practice/contact-detail.tsx";
import { Container, Section, Stack } from "../../components/section/section.ts";
import { withParts } from "../../components/text/filled.tsx";
import { SmallText } from "../../components/text/text.ts";
import { textedWords } from "../../components/text/texted-words.tsx";
import { fill } from "../../site/fill.ts";
import { anchors } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { DEFAULT_KEYWORD } from "../../site/text-message-number.ts";
import { borderWidth, color, media, space, type } from "../../theme/tokens.ts";
import { QrCode, QrCodePlaceholder, type TextMessageOffer } from "./qr-code.tsx";

/** `null` while the owner has given no number. */
const textMessageOffer: TextMessageOffer | null = site.textMessages &&
  __TEXT_MESSAGE_CODE__ && { ...site.textMessages, code: __TEXT_MESSAGE_CODE__ };

/** How to get news of the practice by text message. Renders nothing where the practice offers none. */
export function TextUpdatesPromo({ offer = textMessageOffer, offered = site.offersTextMessages }) {
  if (!offered) return null;
  const keyword = offer?.keyword ?? DEFAULT_KEYWORD;
  const say = (sentence: string) =>
    textedWords(fill(sentence, { keyword, number: offer?.display ?? "", practice: site.practiceName }), keyword);
  const number =
    offer === null ? (
      <ContactDetailText detail={{ text: words.noNumber, href: null }} />
    ) : (
      <strong translate="no">{offer.display}</strong>
    );
  return (
    <Section>
      <Container>
        <Card>
          {offer === null ? <QrCodePlaceholder /> : <QrCode offer={offer} />}
          <Stack>
            <h2>{words.title}</h2>
            <p>{words.intro}</p>
            {offer !== null && <OnPhones href={offer.smsHref}>{say(words.send)}</OnPhones>}
            <Steps>
              {words.steps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{say(title)}</h3>
                  <p>{withParts(text, /\{(number)\}/, () => number, say)}</p>
                </li>
              ))}
            </Steps>
            {offer === null ? (
              <SmallText>{textedWords(words.promise, keyword)}</SmallText>
            ) : (
              <Disclosures>
                {words.disclosures.map((sentence) => (
                  <p key={sentence}>{say(sentence)}</p>
                ))}
                <p>
                  <Link to="/terms" hash={anchors.textTerms}>
                    {words.terms}
                  </Link>
                  {"\u00a0· "}
                  <Link to="/terms" hash={anchors.textPrivacy}>
                    {words.privacy}
                  </Link>
                </p>
              </Disclosures>
            )}
          </Stack>
        </Card>
      </Container>
    </Section>
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
  & strong { color: ${color.ink}; white-space: nowrap; }
  & h3 {
    margin-bottom: ${space.xs};
    color: ${color.ink};
    &::before { content: counter(step) ". "; content: counter(step) ". " / ""; color: ${color.textMuted}; }
  }
`;

/** On touch screens, which most likely have an app for text messages, the button comes first. */
const OnPhones = styled(ButtonAnchor)`
  justify-self: start;
  @media not all and (pointer: coarse) { display: none; }
`;

/** What carriers require a site to say where people join, rather than behind a link. */
const Disclosures = styled.div`
  font: ${type.small};
  color: ${color.textMuted};
  & > p + p { margin-top: ${space.s}; }
`;
