import { correction, generate } from "lean-qr";
import type { QrCodeDrawing } from "./qr-code-drawing.ts";

/** Draws a text as a QR code that stays readable with 15% of it covered (level M). */
export function drawQrCode(text: string): QrCodeDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const squares = Array.from({ length: code.size }, (_, index) => index);
  const lines = squares.flatMap((y) => {
    const row = squares.map((x) => (code.get(x, y) ? "#" : " ")).join("");
    return Array.from(row.matchAll(/#+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}`);
  });
  return { size: code.size, path: lines.join("") };
}
