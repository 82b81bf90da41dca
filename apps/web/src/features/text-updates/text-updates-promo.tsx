import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { textMessages as words } from "../../../words/text-messages.ts";
import type { QrCodeDrawing } from "../../site/draw-qr-code.ts";
import { fill } from "../../site/fill.ts";
import { anchors } from "../../site/pages.ts";
import type { TextMessages } from "../../site/resolve-site.ts";
import { DEFAULT_KEYWORD } from "../../site/services.ts";
import { site } from "../../site/site.ts";
import { ButtonAnchor } from "../../ui/button/button.ts";
import { card } from "../../ui/card/card.ts";
import CodeToCome from "../../ui/drawings/code-to-come.svg?react";
import { QrCodeImage } from "../../ui/picture/photograph.tsx";
import { Container, Section, Stack } from "../../ui/section/section.ts";
import { Paragraph, SmallText, textedWords, withParts } from "../../ui/text/text.tsx";
import { borderWidth, color, control, measure, media, radius, space, type } from "../../ui/theme/tokens.ts";

export interface TextMessageOffer extends TextMessages {
  readonly code: QrCodeDrawing;
}

const textMessageOffer: TextMessageOffer | null = site.textMessages &&
  __TEXT_MESSAGE_CODE__ && { ...site.textMessages, code: __TEXT_MESSAGE_CODE__ };

export function TextUpdatesPromo({ offer = textMessageOffer, offered = site.offersTextMessages }) {
  if (!offered) return null;
  const keyword = offer?.keyword ?? DEFAULT_KEYWORD;
  const say = (sentence: string) =>
    textedWords(fill(sentence, { keyword, number: offer?.display ?? "", practice: site.practiceName }), keyword);
  const number = offer === null ? words.noNumber : <strong translate="no">{offer.display}</strong>;
  return (
    <Section>
      <Container>
        <Card>
          {offer === null ? <QrCodePlaceholder /> : <QrCode offer={offer} />}
          <Stack>
            <h2>{words.title}</h2>
            <Paragraph>{words.intro}</Paragraph>
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

/** `list-style: none` would remove the list role in Safari. */
const Steps = styled.ol`
  display: grid;
  gap: ${space.l} ${space.xl};
  list-style-type: "";
  counter-reset: step;
  ${media.mediumUp} { grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); }
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 min(${space.m}, 4vw);
    align-items: center;
    counter-increment: step;
    font: ${type.small};
    color: ${color.textMuted};
    &::before {
      content: counter(step);
      content: counter(step) / "";
      display: grid;
      place-items: center;
      width: min(${control.medium}, 14vw);
      aspect-ratio: 1;
      border: ${borderWidth.rule} solid ${color.edge};
      border-radius: ${radius.pill};
      background: radial-gradient(circle, color-mix(in srgb, ${color.glow1} 60%, transparent), transparent 70%);
      font: ${type.subheading};
      color: ${color.ink};
    }
    & > p { grid-column: 2; }
    ${media.mediumUp} { align-content: start; & > p { grid-column: 1 / -1; margin-top: ${space.s}; } }
  }
  & strong { color: ${color.ink}; white-space: nowrap; }
  & h3 { color: ${color.ink}; }
`;

/** Shown only on touch screens, where a messaging app is likely. */
const OnPhones = styled(ButtonAnchor)`
  justify-self: start;
  @media not all and (pointer: coarse) { display: none; }
`;

/** Carriers require these where people sign up, not behind a link. */
const Disclosures = styled.div`
  display: grid;
  gap: ${space.s};
  max-width: ${measure.text};
  font: ${type.small};
  color: ${color.textMuted};
`;

function QrCode({ offer: { code, keyword, display } }: { offer: TextMessageOffer }) {
  const values = { keyword, number: display };
  return (
    <Figure>
      <QrCodeImage code={code} label={fill(words.code.label, values)} />
      <Caption>
        <span>{words.code.scan} </span>
        {fill(words.code.sends, values)}
      </Caption>
    </Figure>
  );
}

const Figure = styled.figure`
  order: 1;
  width: min(100%, 15rem);
  justify-self: center;
  ${media.largeUp} { order: 0; }
  & > svg { width: 100%; border: ${borderWidth.rule} solid ${color.line}; border-radius: ${radius.field}; }
`;

/** Hidden on phones, because a phone cannot scan its own screen. */
const Caption = styled(SmallText).attrs({ as: "figcaption" })`
  margin-top: ${space.s};
  text-align: center;
  text-wrap: balance;
  @media not all and (pointer: coarse) { & > span { display: none; } }
`;

/** Drawn so that cameras do not recognize a code. */
function QrCodePlaceholder() {
  return (
    <Figure>
      <Square role="img" aria-label={words.code.placeholder}>
        <CodeToCome />
      </Square>
      <Caption>{words.code.noNumber}</Caption>
    </Figure>
  );
}

const Square = styled.div`
  border: ${borderWidth.rule} solid ${color.line};
  border-radius: ${radius.card};
  background:
    radial-gradient(circle at 50% 50%, color-mix(in srgb, ${color.glow1} 80%, transparent), transparent 42%),
    radial-gradient(circle at 80% 78%, color-mix(in srgb, ${color.glow2} 45%, transparent), transparent 60%),
    radial-gradient(circle at 20% 18%, color-mix(in srgb, ${color.glow3} 50%, transparent), transparent 60%),
    ${color.paper};
`;
