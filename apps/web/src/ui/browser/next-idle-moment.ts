/** Resolves in the first idle period after the next frame. */
export function nextIdleMoment(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 50);
    }),
  );
}
