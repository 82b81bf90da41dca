/** What the minute of breathing shows. */
export interface Breathing {
  /** What to do now. */
  readonly words?: string;
  /** How it began or ended, for a screen reader, which the words would interrupt too often. */
  readonly status?: string;
  /** Defined while it goes on. */
  readonly stop?: () => void;
}

/** One breath: four seconds in, six out. Six of them are a minute. */
const IN_MS = 4000;
const BREATH_MS = 10_000;
const BREATHS = 6;

/** A live region must be on the page for a moment before its words, or screen readers miss them. */
const REGION_MS = 100;

/** One at a time, however often the button was pressed while this file was on its way. */
let isBreathing = false;

/** Moves the light and rings of `figure` for a minute, with words in step; under reduced motion, shows words alone. */
export async function breathe(figure: Element | null, show: (breathing: Breathing) => void): Promise<void> {
  if (figure === null || isBreathing) return;
  isBreathing = true;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = () => stopping.abort();
  const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && stop());
  sight.observe(figure);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && stop(), { signal });
  document.addEventListener("visibilitychange", stop, { signal });
  const animations = matchMedia("(prefers-reduced-motion: reduce)").matches ? [] : animate(figure);
  try {
    show({ words: "Breathe in", status: "", stop });
    await sleep(REGION_MS, signal);
    const status = "One minute of slow breathing. Press Escape to stop.";
    for (let breath = 0; breath < BREATHS; breath++) {
      show({ words: "Breathe in", status, stop });
      await sleep(breath === 0 ? IN_MS - REGION_MS : IN_MS, signal);
      show({ words: "Breathe out", status, stop });
      await sleep(BREATH_MS - IN_MS, signal);
    }
    show({ status: "The minute is over." });
  } catch {
    show({ status: "Stopped." });
  }
  stop();
  sight.disconnect();
  for (const animation of animations) animation.cancel();
  isBreathing = false;
}

/** The farther out, the wider a ring opens; the light follows. */
function animate(figure: Element): Animation[] {
  const parts = [...figure.querySelectorAll("[data-light], [data-ring]")];
  return parts.map((part, index) =>
    part.animate(
      [
        { transform: "none", easing: "ease-in-out" },
        { transform: `scale(${1.04 + 0.0125 * index})`, offset: IN_MS / BREATH_MS, easing: "ease-in-out" },
        { transform: "none" },
      ],
      { duration: BREATH_MS, iterations: BREATHS },
    ),
  );
}

/** Rejects as soon as the signal is aborted. */
function sleep(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
