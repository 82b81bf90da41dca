/** A QR code as the build draws it: the runs of dark squares of each row, as lines one square thick. */
export interface QrCodeDrawing {
  /** How many squares it is wide and high, without the quiet zone around it. */
  readonly size: number;
  /** The lines as an SVG path, each through the middle of its row: row 0 is from -0.5 to 0.5. */
  readonly path: string;
}
