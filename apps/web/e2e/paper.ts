/** The papers of a poster, and their sizes in points, of which an inch has 72. */
export const PAPERS = [
  { name: /^Letter/, box: [612, 792] },
  { name: /^A4/, box: [595, 842] },
];

/** The sizes of the pages of a PDF, in whole points. */
export function pageSizes(pdf: Buffer): number[][] {
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return Array.from(boxes, ([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}
