/** One breath: four seconds in, six out. Six of them are a minute. */
const IN_MS = 4000;
const BREATH_MS = 10_000;
const BREATHS = 6;

/**
 * Opens and closes the rings and the light of the drawing in `figure` for one minute, and calls `say` with the words in
 * step; under reduced motion, only the words. Aborted by Escape, and once the figure or its tab is out of sight. Resolves
 * with how it ended, in words.
 */
export async function breathe(
  figure: Element,
  say: (words: string) => void,
  stopping: AbortController,
): Promise<string> {
  const { signal } = stopping;
  const stop = () => stopping.abort();
  const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && stop());
  sight.observe(figure);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && stop(), { signal });
  document.addEventListener("visibilitychange", stop, { signal });
  const animations = matchMedia("(prefers-reduced-motion: reduce)").matches ? [] : animate(figure);
  try {
    for (let breath = 0; breath < BREATHS; breath++) {
      say("Breathe in");
      await sleep(IN_MS, signal);
      say("Breathe out");
      await sleep(BREATH_MS - IN_MS, signal);
    }
    return "The minute is over.";
  } catch {
    return "Stopped.";
  } finally {
    stop();
    sight.disconnect();
    for (const animation of animations) animation.cancel();
  }
}

/** The farther out, the wider a ring opens; the light follows. */
function animate(figure: Element): Animation[] {
  const parts = [...figure.querySelectorAll("[data-light], [data-ring]")];
  return parts.map((part, index) =>
    part.animate(
      [
        { transform: "none", easing: "ease-in-out" },
        { transform: `scale(${1.04 + 0.025 * index})`, offset: IN_MS / BREATH_MS, easing: "ease-in-out" },
        { transform: "none" },
      ],
      { duration: BREATH_MS, iterations: BREATHS },
    ),
  );
}

/** Rejects as soon as the signal is aborted. */
function sleep(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, duration);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
