/**
 * The widths, in pixels, in which pages ask for pictures; the build makes the practice's own in those, or smaller. Apart from
 * pictures.ts, which other pages load.
 */
export const PICTURE_WIDTHS = [480, 800, 1200, 1600];
