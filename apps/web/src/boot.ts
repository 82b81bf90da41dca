/**
 * The script that every page carries in itself: nothing is fetched before the page has been painted. The page is already
 * whole, so the app waits until the browser is idle after that, or for the first touch, key or focus. A button
 * pressed before the app listens is pressed again once it does; links, the menu and text fields work on their own until then.
 */
const { modules = "", manifest = "" } = document.querySelector<HTMLElement>("script[data-modules]")?.dataset ?? {};
const pressed: HTMLButtonElement[] = [];
let asked = false;

async function start(): Promise<void> {
  if (asked) return;
  asked = true;
  link("manifest", manifest);
  const addresses = modules.split(" ");
  for (const address of addresses) link("modulepreload", address);
  try {
    // One after the other, what others need first, so that no single task keeps the browser from answering.
    let startApp: (() => Promise<void>) | undefined;
    for (const address of addresses) {
      ({ start: startApp } = await import(/* @vite-ignore */ address));
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (startApp === undefined) throw new Error("The last of the page's files does not start the app");
    await startApp();
  } catch {
    sayThatItFailed();
    return;
  }
  answer();
}

/** A script that failed to come is not fetched again before the page is loaded anew. What was typed stays until then. */
function sayThatItFailed(): void {
  const note = document.createElement("p");
  note.role = "alert";
  note.textContent = "Part of this page did not arrive, so its buttons do not work. Please load the page again.";
  note.style.cssText =
    "position:sticky;bottom:0;z-index:9;padding:1rem;text-align:center;background:Canvas;color:CanvasText";
  document.body.append(note);
}

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

function answer(): void {
  performance.mark("listening"); // For those who measure, and for the journeys.
  removeEventListener("click", hold, true);
  removeEventListener("submit", refuse, true);
  for (const button of pressed) if (button.isConnected) button.click();
}

function hold(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button || button.popoverTargetElement) return;
  refuse(event);
  if (!pressed.includes(button)) pressed.push(button);
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

addEventListener("click", hold, true);
addEventListener("submit", refuse, true);
for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, start, { once: true, passive: true });

/**
 * Whoever loads a page anew or comes back to it is brought to their place by the browser, for which all above it needs its
 * height at once.
 */
function keepPlace(): void {
  const [visit] = performance.getEntriesByType("navigation");
  if (!(visit instanceof PerformanceNavigationTiming) || !["reload", "back_forward"].includes(visit.type)) return;
  const { dataset } = document.documentElement;
  delete dataset["arriving"];
  dataset["seen"] = "";
}

keepPlace();

/** The faces of the page, when they have come, both at once: one change for the eye, and one layout. */
async function bringFaces(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  document.documentElement.dataset["faces"] = "";
}

const LATEST_PAINT_MS = 1000;

const loaded = new Promise((resolve) => addEventListener("load", resolve, { once: true }));

/**
 * The person sees the page: a frame is ready long before that, and what is fetched in between is in its way. A browser
 * that does not tell, to keep others from recognizing it, has surely painted some time after loading.
 */
const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver((entries) => {
    for (const { name } of entries.getEntries()) if (name === "first-contentful-paint") resolve(name);
  }).observe({ type: "paint", buffered: true });
  void loaded.then(() => setTimeout(resolve, LATEST_PAINT_MS));
});

function whenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

void painted.then(() => {
  document.documentElement.dataset["seen"] = "";
  return bringFaces();
});
void Promise.all([loaded, painted]).then(whenIdle);

export {};
