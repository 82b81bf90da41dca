import { correction, generate } from "lean-qr";

/** Encodes a string as a QR code at level M (15% error correction). */
export function drawQrCode(text: string) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const squares = Array.from({ length: code.size }, (_, index) => index);
  const lines = squares.flatMap((y) => {
    const row = squares.map((x) => (code.get(x, y) ? "#" : " ")).join("");
    return Array.from(row.matchAll(/#+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}`);
  });
  return {
    /** Width and height in squares, without the quiet zone. */
    size: code.size,
    /** An SVG path with a line for each run of dark squares. Row 0 spans -0.5 to 0.5. */
    path: lines.join(""),
  };
}

export type QrCodeDrawing = ReturnType<typeof drawQrCode>;
