/** A size of paper, as CSS names it (CSS Paged Media, section 7.1). */
export interface Paper {
  readonly name: string;
  readonly size: "letter" | "A4";
  /** The height of the sheet between its margins, a little less, so that one sheet never becomes two. */
  readonly height: string;
}

/** The margin on every side of a sheet. Printers leave less than that blank. */
export const PAPER_MARGIN = "14mm";

export const LETTER: Paper = { name: "Letter (8.5 by 11 inches)", size: "letter", height: "248mm" };

export const A4: Paper = { name: "A4 (210 by 297 millimeters)", size: "A4", height: "266mm" };

export const PAPERS: readonly Paper[] = [LETTER, A4];
