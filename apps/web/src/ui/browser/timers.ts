/** Calls a listener every minute and when the page becomes visible again. Returns a stop function. */
export function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  document.addEventListener("visibilitychange", listener);
  window.addEventListener("pageshow", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
    window.removeEventListener("pageshow", listener);
  };
}

/** Resolves in the first idle period after the next frame. */
export function nextIdleMoment(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 50);
    }),
  );
}
