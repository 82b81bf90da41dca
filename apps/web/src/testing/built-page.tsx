import type { CalendarEvent, Clock } from "@inner-light/core";
import type { FixedClock } from "@inner-light/core/testing";
import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { App } from "../app.tsx";
import { createAppRouter } from "../create-app-router.tsx";
import { builtCalendar } from "../site/built-calendar.ts";
import { changeInTest } from "./in-test.ts";
import { backendWith } from "./render-site.tsx";
import { storeWith } from "./store-with.ts";

/** Publishes these events with the built site for the rest of a test. */
export function publish(upcoming: CalendarEvent[] | null): void {
  changeInTest(builtCalendar, { upcoming });
}

/** Returns a page's HTML as built. */
export async function builtHtml(path: string): Promise<string> {
  return renderToString(await app(path, { now: () => 0 }));
}

export function rootOf(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

interface HydrateOptions {
  readonly onReady?: () => void;
  /** Called with React's hydration errors. By default, React reports them to the window. */
  readonly onRecoverableError?: (error: unknown) => void;
}

export async function hydrate(
  root: HTMLElement,
  path: string,
  clock: FixedClock,
  { onReady, ...options }: HydrateOptions = {},
) {
  // Moving the root would blur its fields.
  if (!root.isConnected) document.body.append(root);
  return render(await app(path, clock, onReady), { container: root, hydrate: true, ...options });
}

async function app(path: string, clock: Clock, onReady?: () => void) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  router.ssr = { manifest: undefined };
  await router.load();
  const ports = storeWith({ events: builtCalendar.upcoming ?? [] });
  const backend = backendWith(ports, { optionalPorts: ["publishedCalendar"] });
  return <App router={router} backend={backend} clock={clock} onReady={onReady} />;
}
