/**
 * Lays out what waits below the first screen (see index.html), one part in each idle moment, so that no part keeps the
 * browser from answering and in the end every part has its real height.
 */
export async function unfold(): Promise<void> {
  const page = document.documentElement.dataset;
  if (page["arriving"] === undefined) return; // Everything has its height already.
  const parts = document.querySelectorAll<HTMLElement>("main > section + section, footer");
  for (const { dataset } of parts) {
    await nextIdleMoment();
    dataset["arrived"] = "";
  }
  delete page["arriving"];
  for (const { dataset } of parts) delete dataset["arrived"];
}

/** Settles once all there is has been painted, and nothing else is to be done. */
function nextIdleMoment(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 50);
    }),
  );
}
