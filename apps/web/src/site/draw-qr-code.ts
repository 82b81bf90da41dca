import { correction, generate } from "lean-qr";

/** Draws a text as a QR code that stays readable with 15% of it covered (level M). */
export function drawQrCode(text: string) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const squares = Array.from({ length: code.size }, (_, index) => index);
  const lines = squares.flatMap((y) => {
    const row = squares.map((x) => (code.get(x, y) ? "#" : " ")).join("");
    return Array.from(row.matchAll(/#+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}`);
  });
  return {
    /** How many squares it is wide and high, without the quiet zone around it. */
    size: code.size,
    /** The lines as an SVG path, each through the middle of its row: row 0 is from -0.5 to 0.5. */
    path: lines.join(""),
  };
}

/** A QR code as the build draws it: the runs of dark squares of each row, as lines one square thick. */
export type QrCodeDrawing = ReturnType<typeof drawQrCode>;
