import { correction, generate } from "lean-qr";

/** Draws a string as a QR code, with a row's runs of dark squares as lines one square thick. Level M corrects 15%. */
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
    /** The lines as an SVG path. Row 0 is from -0.5 to 0.5. */
    path: lines.join(""),
  };
}

export type QrCodeDrawing = ReturnType<typeof drawQrCode>;
