/** A section of the terms: a title, and paragraphs that stand on their own. */
export interface Clause {
  /** What a link to it ends with, where there is one. */
  readonly id?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
