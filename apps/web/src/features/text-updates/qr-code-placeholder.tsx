import { styled } from "styled-components";
import { borderWidth, color, radius, space } from "../../theme/tokens.ts";
import { Caption, Figure } from "./qr-code.tsx";

const LABEL = "QR code placeholder";

/** Stands in for the code while there is no number to text. It does not look like a code that can be scanned. */
export function QrCodePlaceholder() {
  return (
    <Figure>
      <Square role="img" aria-label={LABEL}>
        <svg viewBox="0 0 160 160" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round">
            <path d="M14 14h36v36H14zM110 14h36v36h-36zM14 110h36v36H14z" />
            <circle cx="80" cy="80" r="14" opacity=".7" />
            <circle cx="80" cy="80" r="26" opacity=".45" />
            <circle cx="80" cy="80" r="38" opacity=".25" />
          </g>
          <path d="M26 26h12v12H26zM122 26h12v12h-12zM26 122h12v12H26z" fill="currentColor" opacity=".7" />
          <circle cx="80" cy="80" r="2.6" fill="currentColor" />
        </svg>
      </Square>
      <BalancedCaption>{LABEL}: there is no number to text yet.</BalancedCaption>
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

const BalancedCaption = styled(Caption)`
  text-wrap: balance;
`;
