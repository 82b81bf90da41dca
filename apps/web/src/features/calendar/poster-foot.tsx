import { createGlobalStyle, styled } from "styled-components";
import type { posterFoot } from "../../../words/events.ts";
import { drawQrCode } from "../../site/draw-qr-code.ts";
import { site } from "../../site/site.ts";
import { MAIN } from "../../ui/layout/header.tsx";
import { QrCodeImage } from "../../ui/picture/photograph.tsx";
import { borderWidth, color, type } from "../../ui/theme/tokens.ts";

/** Returns points on paper, which the preview on screen scales with `--pt`. */
export const points = (count: number) => `calc(var(--pt, 1pt) * ${count})`;

interface PosterFootProps {
  readonly words: (typeof posterFoot)["calendar" | "event"];
  /** The URL in the QR code. `null` until it is known. */
  readonly target: string | null;
  /** The calendar's URL, for people to type. `null` until it is known. */
  readonly address: string | null;
}

export function PosterFoot({ words, target, address }: PosterFootProps) {
  const { contact } = site;
  return (
    <Foot>
      <Code>{target && <QrCodeImage code={drawQrCode(target)} label={words.code} />}</Code>
      <Addresses>
        <strong>{words.scan}</strong>
        <p>{address?.replace(/^https?:\/\//, "") ?? "\u00a0"}</p>
        {contact.address.href !== null && <p>{contact.address.text}</p>}
        {contact.phone.href !== null && <p>{contact.phone.text}</p>}
      </Addresses>
    </Foot>
  );
}

/** Prints only the sheet. It is slightly shorter than the paper, so it fits on one page. */
export const PosterPaper = createGlobalStyle`
  @page { margin: 14mm; }
  @media print {
    #${MAIN} > :not([data-notice]) { padding: 0; & > div { max-width: none; padding: 0; } }
    #${MAIN} article { min-height: 98vh; }
    #${MAIN} > [data-notice] { display: none; }
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${points(16)};
  padding-top: ${points(12)};
  border-top: ${borderWidth.rule} solid ${color.line};
  break-inside: avoid;
`;

/** 42 mm, so that the squares without the white around them are 30 mm wide. */
const Code = styled.div`
  width: ${points(119)};
  aspect-ratio: 1;
  flex: none;
`;

const Addresses = styled.div`
  min-width: 0;
  text-align: start;
  & > strong + p { font: ${type.subheading}; font-size: ${points(16)}; }
`;
