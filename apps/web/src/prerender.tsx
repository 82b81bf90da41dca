import type { PageData } from "@inner-light/site-server/page-renderer";
import { createMemoryHistory } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { App } from "./app.tsx";
import { backend } from "./backend.ts";
import { createAppRouter } from "./create-app-router.ts";
import { AdminGate } from "./ioc/tokens.ts";
import { fillQueries } from "./queries/page-data.ts";
import { fontStyles } from "./theme/fonts.ts";

/** One page as HTML, in parts (build/page-renderer.ts puts them together). */
export interface PrerenderedPage {
  /** The page's own title and meta elements, and its critical CSS. */
  readonly head: string;
  readonly body: string;
}

/** React writes the elements that belong in the head in front of everything else it renders. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/?>|<link [^>]*\/?>)+/;

/** The origins that the site's backend sends requests to. */
export const { connectsTo } = backend;

/** Whether the site has a page for its owner. */
export const hasAdmin = backend.optionalPorts.includes(AdminGate);

/**
 * Renders a route with these data. There is no clock, because the day of the visit is not known, and no effect runs and no
 * port is called.
 */
export async function prerender(path: string, data: PageData): Promise<PrerenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [import.meta.env.BASE_URL + path.slice(1)] }));
  await router.load();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <App
            router={router}
            backend={backend}
            clock={{ now: () => 0 }}
            fillQueries={(queryClient) => fillQueries(queryClient, data, null)}
          />
        </StrictMode>,
      ),
    );
    const head = HEAD_ELEMENTS.exec(html)?.[0] ?? "";
    return { head: `${head}<style>${fontStyles}</style>${sheet.getStyleTags()}`, body: html.slice(head.length) };
  } finally {
    sheet.seal();
  }
}
