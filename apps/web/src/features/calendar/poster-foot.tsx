import { createGlobalStyle, styled } from "styled-components";
import type { posterFoot } from "../../../words/events.ts";
import { drawQrCode } from "../../site/draw-qr-code.ts";
import { site } from "../../site/site.ts";
import { MAIN } from "../../ui/layout/header.tsx";
import { QrCodeImage } from "../../ui/picture/photograph.tsx";
import { wrappingRow } from "../../ui/section/section.ts";
import { borderWidth, color, space, type } from "../../ui/theme/tokens.ts";

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
      <Words>
        <strong>{words.scan}</strong>
        <p>{address?.replace(/^https?:\/\//, "") ?? "\u00a0"}</p>
        {contact.address.href !== null && <p>{contact.address.text}</p>}
        {contact.phone.href !== null && <p>{contact.phone.text}</p>}
      </Words>
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
  ${wrappingRow(`${space.m} ${space.l}`)}
  padding-top: ${space.m};
  border-top: ${borderWidth.rule} solid ${color.line};
  break-inside: avoid;
`;

const Code = styled.div`
  width: 32mm;
  aspect-ratio: 1;
  flex: none;
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  text-align: start;
  & > strong + p { font: ${type.subheading}; }
  & > p + p { margin-top: 0; }
`;
