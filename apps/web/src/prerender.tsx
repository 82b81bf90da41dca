import type { CalendarEvent, PageEvents } from "@inner-light/core";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { App, Providers } from "./app.tsx";
import { backend } from "./backend.ts";
import { createAppRouter } from "./create-app-router.tsx";
import { EventPage } from "./features/calendar/event-page.tsx";
import { PracticeNotice } from "./features/notice/practice-notice.tsx";
import { fillQueries } from "./queries/page-data.ts";
import { eventPath, pages } from "./site/pages.ts";
import { site } from "./site/site.ts";
import SeatedFigure from "./ui/drawings/seated-figure.svg?react";
import { GradientDefs, Layout } from "./ui/layout/layout.tsx";
import { fontStyles } from "./ui/theme/global-style.ts";

export interface PrerenderedPage {
  readonly head: string;
  /** The styles of the fonts and of the page's components. */
  readonly fonts: string;
  readonly styles: string;
  readonly body: string;
}

export function connectsTo(path: string): readonly string[] {
  return (path === pages.admin.path ? backend.ownerConnectsTo : undefined) ?? backend.connectsTo;
}

export const hasAdmin = backend.hasAdmin;

/** Renders a route to HTML, without effects, ports or the current day. */
export async function prerender(path: string, data: PageEvents): Promise<PrerenderedPage> {
  const router = createAppRouter(historyAt(path));
  await router.load();
  return render(
    <App
      router={router}
      backend={backend}
      clock={CLOCK}
      fillQueries={(queryClient) => fillQueries(queryClient, data, null)}
    />,
  );
}

/** Renders an event's page. Only its links need the router. */
export async function prerenderEvent(event: CalendarEvent, coming: readonly CalendarEvent[]): Promise<PrerenderedPage> {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <Layout>
          {__NOTICE__ !== null && <PracticeNotice notice={__NOTICE__} />}
          <EventPage event={event} coming={coming} />
        </Layout>
      ),
    }),
    history: historyAt(eventPath(event)),
    basepath: import.meta.env.BASE_URL,
    trailingSlash: "preserve",
  });
  await router.load();
  return render(
    <Providers backend={backend} clock={CLOCK}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

export function drawSeatedFigure(): string {
  return renderToStaticMarkup(
    <>
      <GradientDefs />
      <SeatedFigure />
    </>,
  );
}

const CLOCK = { now: () => 0 };

function historyAt(path: string) {
  return createMemoryHistory({ initialEntries: [import.meta.env.BASE_URL + path.slice(1)] });
}

function render(page: ReactNode): PrerenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    // Inside a document, React moves the title and meta elements into the head that it adds.
    const html = renderToString(
      <html lang={site.language}>
        <body>{sheet.collectStyles(<StrictMode>{page}</StrictMode>)}</body>
      </html>,
    );
    const [, head = "", body = ""] = html.split(/<head>|<\/head><body>|<\/body>/);
    const fonts = fontStyles().replaceAll(/\n\s*/g, "");
    return { head, fonts, styles: sheet.instance.toString(), body };
  } finally {
    sheet.seal();
  }
}
