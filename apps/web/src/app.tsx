import type { Clock } from "@inner-light/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { StyleSheetManager } from "styled-components";
import { ToastProvider } from "./components/toast/toast-provider.tsx";
import type { AppRouter } from "./create-app-router.ts";
import type { Backend } from "./ioc/backend.ts";
import { ServiceProvider } from "./ioc/service-provider.tsx";
import { createServices } from "./ioc/services.ts";
import { createQueryClient, invalidateOnChange } from "./queries/invalidate-on-change.ts";
import { GlobalStyle } from "./theme/global-style.ts";

interface AppProps {
  readonly router: AppRouter;
  readonly backend: Backend;
  readonly clock: Clock;
  /** Fills the query cache before the first render, where the page came with its data. */
  readonly fillQueries?: ((queryClient: QueryClient) => void) | undefined;
  /** Called once, when the page on the screen responds to input. */
  readonly onReady?: (() => void) | undefined;
}

/** The whole site, given what it depends on. The build, the browser and the tests all render this. */
export function App({ router, backend, clock, fillQueries, onReady }: AppProps) {
  const [{ queryClient, services }] = useState(() => connect(backend, clock, fillQueries));
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StyleSheetManager enableVendorPrefixes={false}>
      <GlobalStyle />
      <ServiceProvider services={services}>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </QueryClientProvider>
      </ServiceProvider>
    </StyleSheetManager>
  );
}

function connect(backend: Backend, clock: Clock, fillQueries: AppProps["fillQueries"]) {
  const queryClient = createQueryClient(backend);
  fillQueries?.(queryClient);
  return { queryClient, services: createServices(backend, clock, invalidateOnChange(queryClient)) };
}
