import { styled } from "styled-components";
import { QrCodeImage } from "../../components/qr-code-image.tsx";
import { borderWidth, color, media, radius, space, type } from "../../theme/tokens.ts";
import type { TextMessageOffer } from "./text-message-offer.ts";

/** The code to scan, with what it sends. */
export function QrCode({ offer: { code, keyword, display } }: { offer: TextMessageOffer }) {
  return (
    <Figure>
      <QrCodeImage code={code} label={`QR code: text ${keyword} to ${display}`} />
      <CenteredCaption>
        <span>To join on another device, scan this code. </span>
        {keyword} to {display}
      </CenteredCaption>
    </Figure>
  );
}

/** The code beside the words, or below them on a phone. */
export const Figure = styled.figure`
  order: 1;
  width: min(100%, 15rem);
  ${media.largeUp} { order: 0; }
  & > svg { width: 100%; border: ${borderWidth.rule} solid ${color.line}; border-radius: ${radius.field}; }
`;

export const Caption = styled.figcaption`
  margin-top: ${space.s};
  font: ${type.small};
  color: ${color.textMuted};
`;

/** A phone cannot scan its own screen. */
const CenteredCaption = styled(Caption)`
  text-align: center;
  @media not all and (pointer: coarse) { & > span { display: none; } }
`;
