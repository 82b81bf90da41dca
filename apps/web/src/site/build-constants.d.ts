import type { QrCodeDrawing } from "./qr-code-drawing.ts";

declare global {
  /** The QR code of the text message that joins, drawn by vite.config.ts; `null` while there is no number. */
  const __TEXT_MESSAGE_CODE__: QrCodeDrawing | null;
}
