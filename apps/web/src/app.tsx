import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { StyleSheetManager } from "styled-components";
import { ToastProvider } from "./components/toast/toast-provider.tsx";
import type { AppRouter } from "./create-app-router.ts";
import { ServiceProvider } from "./ioc/service-provider.tsx";
import type { Services } from "./ioc/services.ts";
import { invalidateOnChange } from "./queries/invalidate-on-change.ts";
import { GlobalStyle } from "./theme/global-style.ts";

interface AppProps {
  readonly router: AppRouter;
  readonly services: Services;
  /** Called once, when the page on the screen responds to input. */
  readonly onReady?: (() => void) | undefined;
}

/** The whole site, given what it depends on. The build, the browser and the tests all render this. */
export function App({ router, services, onReady }: AppProps) {
  const { backend, changes } = services;
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: backend.queryDefaults }));
  useEffect(() => changes.subscribe(invalidateOnChange(queryClient)), [changes, queryClient]);
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
