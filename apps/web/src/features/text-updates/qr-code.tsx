import { styled } from "styled-components";
import { codePalette } from "../../theme/palette.ts";
import { borderWidth, color, media, radius, space, type } from "../../theme/tokens.ts";
import type { TextMessageOffer } from "./text-message-offer.ts";

/** The light margin around the code that readers need, in squares (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The code to scan. Black on white in every color scheme: cameras expect it. */
export function QrCode({ offer: { code, keyword, display } }: { offer: TextMessageOffer }) {
  const width = code.size + 2 * QUIET_ZONE;
  const left = -QUIET_ZONE;
  const top = -QUIET_ZONE - 0.5;
  return (
    <Figure>
      <svg
        viewBox={`${left} ${top} ${width} ${width}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`QR code: text ${keyword} to ${display}`}
      >
        <rect x={left} y={top} width={width} height={width} fill={codePalette.ground} />
        <path d={code.path} stroke={codePalette.squares} />
      </svg>
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
