import type { Clock } from "@inner-light/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import type { AppRouter } from "./create-app-router.tsx";
import { createServices } from "./ioc/create-services.ts";
import type { Backend } from "./ioc/define-backend.ts";
import { ServicesContext } from "./ioc/use-services.ts";
import { createQueryClient, invalidateOnChange } from "./queries/query-client.ts";
import { GlobalStyle } from "./ui/theme/global-style.ts";
import { ToastProvider } from "./ui/toast/toast-provider.tsx";

interface ProvidersProps {
  readonly backend: Backend;
  readonly clock: Clock;
  /** Fills the query cache before the first render. */
  readonly fillQueries?: ((queryClient: QueryClient) => void) | undefined;
}

interface AppProps extends ProvidersProps {
  readonly router: AppRouter;
  /** Called once the page has rendered. */
  readonly onRendered?: (() => void) | undefined;
  /** Called once the page responds to input. */
  readonly onReady?: (() => void) | undefined;
}

/** The root component. The build, the browser and the tests render it. */
export function App({ router, onRendered, onReady, ...props }: AppProps) {
  useLayoutEffect(() => onRendered?.(), [onRendered]);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Providers {...props}>
      <RouterProvider router={router} />
    </Providers>
  );
}

export function Providers({ backend, clock, fillQueries, children }: ProvidersProps & { children: ReactNode }) {
  const [{ queryClient, services }] = useState(() => {
    const queryClient: QueryClient = createQueryClient(backend, () => services.lock());
    const services = createServices(backend, clock, invalidateOnChange(queryClient));
    fillQueries?.(queryClient);
    return { queryClient, services };
  });
  useEffect(ignoreSecondClicks, []);
  return (
    <ServicesContext value={services}>
      <GlobalStyle />
      <QueryClientProvider client={queryClient}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}

/** The menu button and the carousel, where a quick second click is intended. */
const REPEATED = "[popovertarget], [aria-roledescription=carousel] *";

/** Ignores the second click of a double click, which may land on a new target. Returns a cleanup function. */
function ignoreSecondClicks(): () => void {
  const listening = new AbortController();
  let beganOnControl = false;
  const ignore = (press: MouseEvent) => {
    const control = press.target instanceof Element && press.target.closest("a, button, summary");
    const isSingle = control && !control.matches(REPEATED);
    if (press.detail <= 1) beganOnControl = Boolean(isSingle);
    if (press.detail <= 1 || !(isSingle || beganOnControl)) return;
    press.preventDefault();
    press.stopPropagation();
  };
  for (const type of ["mousedown", "click"] as const)
    document.addEventListener(type, ignore, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
