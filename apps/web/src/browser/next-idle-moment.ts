/** Settles once all there is has been painted, and nothing else is to be done. */
export function nextIdleMoment(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 50);
    }),
  );
}
