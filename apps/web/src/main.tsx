import { systemClock, today } from "@inner-light/core";
import { createBrowserHistory } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { backend } from "./backend.ts";
import { createAppRouter, withoutFileName } from "./create-app-router.tsx";
import { site } from "./site/site.ts";
import { keepInput } from "./ui/browser/keep-input.ts";

/** Puts the app on the page. Resolves once it responds to input. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");
  const { pathname, search, hash } = location;
  const address = withoutFileName(pathname);
  if (address !== pathname) history.replaceState(history.state, "", `${address}${search}${hash}`);
  const router = createAppRouter(createBrowserHistory());
  const prerendered = root.firstElementChild !== null;
  // Without this marker the router adds a boundary that the prerendered HTML lacks.
  if (prerendered) router.ssr = { manifest: undefined };
  // Only a server puts data into its pages.
  const [pageData] = await Promise.all([
    __STORAGE__ === "shared" ? import("./queries/page-data.ts") : undefined,
    router.load(),
  ]);
  const putBackInput = keepInput(root);
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <App
          router={router}
          backend={backend}
          clock={systemClock}
          fillQueries={pageData?.fillFromPage(today(systemClock, site.timeZone ?? undefined))}
          onRendered={putBackInput}
          onReady={resolve}
        />
      </StrictMode>
    );
    // In a transition, hydration yields to input between its steps.
    if (prerendered) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  });
}

// Built pages contain font styles, and boot.ts starts them.
if (import.meta.env.DEV) {
  const { fontStyles } = await import("./ui/theme/global-style.ts");
  document.head.append(Object.assign(document.createElement("style"), { textContent: fontStyles() }));
  document.documentElement.dataset["fonts"] = "";
  void start();
}
