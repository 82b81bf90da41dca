/** A short message that comes and goes. Never the only place where something important is said. */
export interface Toast {
  readonly title: string;
  /** A typed name, shown before the text and isolated from it, so that it keeps its own writing direction. */
  readonly name?: string;
  readonly text: string;
  /** Something did not work: announced at once, in the color of errors. */
  readonly destructive?: boolean;
}

/** How long a toast stays (specification, section 8), unless the visitor is reading it. */
export const TOAST_DURATION_MS = 5000;

/** Of a toast with three lines, which covers the lower edge of a phone's screen. */
export const TOAST_HEIGHT = "9rem";

/** How far a finger must move for a toast to go (specification, section 8). */
export const TOAST_SWIPE_THRESHOLD_PX = 50;

/** A toast on the screen, with the language (BCP 47) of its words. The toast that replaces it has another number. */
export interface ShownToast extends Toast {
  readonly language: string;
  readonly number: number;
}
