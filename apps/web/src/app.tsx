import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { StyleSheetManager } from "styled-components";
import { ToastProvider } from "./components/toast/toast-provider.tsx";
import type { AppRouter } from "./create-app-router.ts";
import { ServiceProvider, type Services } from "./ioc/service-provider.tsx";
import { GlobalStyle } from "./theme/global-style.ts";

interface AppProps {
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
  readonly services: Services;
  /** Called once, when the page on the screen answers to the person. */
  readonly onReady?: (() => void) | undefined;
}

/** The whole site, given what it depends on. The build, the browser and the tests all render this. */
export function App({ router, queryClient, services, onReady }: AppProps) {
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
