/** A short message that comes and goes. Never the only place where something important is said. */
export interface Toast {
  readonly title: string;
  /** A name that somebody typed, before the text. It is kept apart, so that its writing direction stays its own. */
  readonly name?: string;
  readonly text: string;
  /** Something did not work: announced at once, in the color of errors. */
  readonly destructive?: boolean;
}

/** How long a toast stays (specification, section 8), unless somebody is reading it. */
export const TOAST_DURATION_MS = 5000;

/** How far a finger must move for a toast to go (specification, section 8). */
export const TOAST_SWIPE_THRESHOLD_PX = 50;

/** A toast that is shown. No two have the same number. */
export interface NumberedToast extends Toast {
  readonly number: number;
}
