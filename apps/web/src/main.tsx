import { systemClock } from "@inner-light/core";
import { createBrowserHistory } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { backend } from "./backend.ts";
import { endDeferral } from "./components/layout/deferred-layout.ts";
import { createAppRouter } from "./create-app-router.ts";
import { withoutFileName } from "./page-address.ts";

/** Puts the app on the page. Settles once it listens. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");
  const { pathname, search, hash } = location;
  const address = withoutFileName(pathname);
  if (address !== pathname) history.replaceState(history.state, "", `${address}${search}${hash}`);
  const router = createAppRouter(createBrowserHistory());
  const prerendered = root.firstElementChild !== null;
  // Without this marker the router wraps the page in a boundary that the prerendered HTML does not have.
  if (prerendered) router.ssr = { manifest: undefined };
  await router.load();
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <App router={router} backend={backend} clock={systemClock} onReady={resolve} />
      </StrictMode>
    );
    // As a transition React lets the browser answer in between.
    if (prerendered) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  });
}

// Pages of a build bring their faces along, and are started by boot.ts once all their files have been run.
if (import.meta.env.DEV) {
  const { fontStyles } = await import("./theme/fonts.ts");
  document.head.append(Object.assign(document.createElement("style"), { textContent: fontStyles }));
  document.documentElement.dataset["fonts"] = "";
  endDeferral();
  void start();
}
