/** A small deliberate change of behavior that would hurt a person who uses the site. */
export interface Fault {
  /** What is wrong with the site, as a sentence. */
  readonly name: string;
  /** The changed file, relative to `apps/web/src`. */
  readonly file: string;
  /** Must occur exactly once in the file. Kept short, so that it survives the renaming of what is around it. */
  readonly find: string;
  readonly replace: string;
  /** The closest spec files in `e2e`, by their names without `.spec.ts`. They run first. */
  readonly specs: readonly [string, ...string[]];
}
