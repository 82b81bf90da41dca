import { systemClock, today } from "@inner-light/core";
import type { QueryClient } from "@tanstack/react-query";
import { createBrowserHistory } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { backend } from "./backend.ts";
import { createAppRouter, withoutFileName } from "./create-app-router.tsx";
import { PAGE_DATA_ID } from "./site/pages.ts";
import { site } from "./site/site.ts";
import { keepInput } from "./ui/browser/keep-input.ts";

/** Starts the app. Resolves once it responds to input. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");
  const { pathname, search, hash } = location;
  const address = withoutFileName(pathname);
  if (address !== pathname) history.replaceState(history.state, "", `${address}${search}${hash}`);
  const router = createAppRouter(createBrowserHistory());
  const prerendered = root.firstElementChild !== null;
  // Without this, the router adds a boundary that the prerendered HTML lacks.
  if (prerendered) router.ssr = { manifest: undefined };
  const [fillQueries] = await Promise.all([pageData(), router.load()]);
  const putBackInput = keepInput(root);
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <App
          router={router}
          backend={backend}
          clock={systemClock}
          fillQueries={fillQueries}
          onRendered={putBackInput}
          onReady={resolve}
        />
      </StrictMode>
    );
    // In a transition, hydration yields to input.
    if (prerendered) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  });
}

async function pageData() {
  if (__STORAGE__ !== "shared") return undefined;
  const data = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (data === undefined) return undefined;
  const { fillQueries } = await import("./queries/page-data.ts");
  const day = today(systemClock, site.timeZone ?? undefined);
  return (queryClient: QueryClient) => fillQueries(queryClient, JSON.parse(data), day);
}

// In built pages, the HTML has the font styles and boot.ts calls `start`.
if (import.meta.env.DEV) {
  const { fontStyles } = await import("./ui/theme/global-style.ts");
  document.head.append(Object.assign(document.createElement("style"), { textContent: fontStyles() }));
  document.documentElement.dataset["fonts"] = "";
  void start();
}
