/** The inline script of every page. Starts the app once the page is idle or gets input, then replays earlier clicks. */
const words = document.querySelector<HTMLElement>("script[data-modules]")?.dataset ?? {};
const { modules = "", manifest = "" } = words;
const { pathname } = location;
const pressed: HTMLButtonElement[] = [];
const note = document.createElement("p");
let isStarted = false;
let isWaiting = true;

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  link("manifest", manifest);
  const addresses = modules.split(" ");
  for (const address of addresses) link("modulepreload", address);
  try {
    // Importing one file per task keeps each task short. Hidden tabs throttle timers, so they skip the pause.
    let startApp: (() => Promise<void>) | undefined;
    for (const address of addresses) {
      ({ start: startApp } = await import(/* @vite-ignore */ address));
      if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
    }
    if (startApp === undefined) throw new Error("The last of the page's files does not start the app");
    removeEventListener("popstate", showAddress);
    await startApp();
  } catch {
    // Tells the visitor, because Chromium does not retry a failed module import.
    isWaiting = false;
    return showNote(words["failed"]);
  }
  listen();
}

function showNote(text = ""): void {
  note.setAttribute("role", "alert"); // Firefox 118 does not reflect `role`.
  note.textContent = text;
  note.style.cssText =
    "position:sticky;bottom:0;z-index:9;padding:1rem;text-align:center;border-top:solid 1px;background:Canvas;color:CanvasText";
  document.body.append(note);
}

const STILL_LOADING_MS = 1000;
const TAKING_LONG_MS = 10_000;

function tellOfWait(): void {
  if (!isWaiting || note.childElementCount > 0) return;
  const [before, after = ""] = words["slow"]?.split("{ways}") ?? [];
  showNote(before);
  const href = manifest.replace(/[^/]*$/, "contact#contact-details");
  note.append(Object.assign(document.createElement("a"), { href, textContent: words["ways"] }), after);
}

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

function listen(): void {
  performance.mark("listening"); // Read by the bench and the browser tests.
  removeEventListener("click", hold, true);
  removeEventListener("submit", refuse, true);
  removeEventListener("pagehide", keepTyped);
  isWaiting = false;
  note.remove();
  for (const button of pressed) if (button.isConnected) button.click();
}

/** After a reload, Back may change only the URL, before the router can handle it. */
function showAddress(): void {
  if (location.pathname !== pathname) location.reload();
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
  setTimeout(() => isWaiting && note.textContent === "" && showNote(words["loading"]), STILL_LOADING_MS);
  setTimeout(tellOfWait, TAKING_LONG_MS);
}

/** Saves typed text to its form's draft before the page unloads. See ui/field/use-draft-form.tsx. */
function keepTyped(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-draft]");
  const typed = [...new FormData(form ?? undefined)].filter(([, value]) => value !== "");
  const key = form?.dataset["draft"];
  if (key === undefined || typed.length === 0) return;
  try {
    const { values } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    sessionStorage.setItem(key, JSON.stringify({ values: { ...values, ...Object.fromEntries(typed) }, subject: null }));
  } catch {
    // Storage is blocked.
  }
}

addEventListener("click", hold, true);
addEventListener("submit", refuse, true);
addEventListener("popstate", showAddress);
addEventListener("pagehide", keepTyped);
for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, start, { once: true, passive: true });

/** Shows both fonts at once, so the layout shifts at most once. */
async function showFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  document.documentElement.dataset["fonts"] = "";
}

const LATEST_PAINT_MS = 1000;

const loaded = new Promise((resolve) => addEventListener("load", resolve, { once: true }));

/** Resolves at first contentful paint, or a second after load. Earlier requests would delay the paint. */
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

void loaded.then(() => setTimeout(tellOfWait, TAKING_LONG_MS));
void painted.then(showFonts);
void Promise.all([loaded, painted]).then(whenIdle);

export {};
