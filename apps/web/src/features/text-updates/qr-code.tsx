import { styled } from "styled-components";
import { textMessages } from "../../../words/text-messages.ts";
import CodeToCome from "../../components/drawings/code-to-come.svg?react";
import { QrCodeImage } from "../../components/picture/qr-code-image.tsx";
import { SmallText } from "../../components/text/text.ts";
import type { QrCodeDrawing } from "../../site/draw-qr-code.ts";
import { fill } from "../../site/fill.ts";
import type { TextMessages } from "../../site/text-message-number.ts";
import { borderWidth, color, media, radius, space } from "../../theme/tokens.ts";

const words = textMessages.code;

/** What visitors can text, and the code to scan for it. */
export interface TextMessageOffer extends TextMessages {
  readonly code: QrCodeDrawing;
}

/** The code to scan, with what it sends. */
export function QrCode({ offer: { code, keyword, display } }: { offer: TextMessageOffer }) {
  const values = { keyword, number: display };
  return (
    <Figure>
      <QrCodeImage code={code} label={fill(words.label, values)} />
      <Caption>
        <span>{words.scan} </span>
        {fill(words.sends, values)}
      </Caption>
    </Figure>
  );
}

/** The code beside the words, or below them on a phone. */
const Figure = styled.figure`
  order: 1;
  width: min(100%, 15rem);
  ${media.largeUp} { order: 0; }
  & > svg { width: 100%; border: ${borderWidth.rule} solid ${color.line}; border-radius: ${radius.field}; }
`;

/** A phone cannot scan its own screen. */
const Caption = styled(SmallText).attrs({ as: "figcaption" })`
  margin-top: ${space.s};
  text-align: center;
  text-wrap: balance;
  @media not all and (pointer: coarse) { & > span { display: none; } }
`;

/** Stands in for the code while there is no number to text. It does not look like a code that can be scanned. */
export function QrCodePlaceholder() {
  return (
    <Figure>
      <Square role="img" aria-label={words.placeholder}>
        <CodeToCome />
      </Square>
      <Caption>{words.noNumber}</Caption>
    </Figure>
  );
}

const Square = styled.div`
  padding: ${space.m};
  border: ${borderWidth.edge} dashed ${color.edge};
  border-radius: ${radius.card};
  background:
    radial-gradient(circle at 50% 50%, color-mix(in srgb, ${color.glow1} 75%, transparent), transparent 46%),
    radial-gradient(circle at 66% 62%, color-mix(in srgb, ${color.glow2} 45%, transparent), transparent 52%),
    radial-gradient(circle at 34% 38%, color-mix(in srgb, ${color.glow3} 50%, transparent), transparent 56%),
    ${color.paper};
`;
