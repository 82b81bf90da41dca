import type { QrCodeDrawing } from "../../site/draw-qr-code.ts";
import { site } from "../../site/site.ts";
import type { TextMessages } from "../../site/text-messages.ts";

/** What visitors can text, and the code to scan for it. */
export interface TextMessageOffer extends TextMessages {
  readonly code: QrCodeDrawing;
}

/** `null` while the owner has given no number. */
export const textMessageOffer: TextMessageOffer | null =
  site.textMessages !== null && __TEXT_MESSAGE_CODE__ !== null
    ? { ...site.textMessages, code: __TEXT_MESSAGE_CODE__ }
    : null;
