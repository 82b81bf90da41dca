/** The widths and heights of the pages of a PDF, in whole points, of which an inch has 72. */
export function sheetsOf(pdf: Buffer): number[][] {
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return Array.from(boxes, ([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}
