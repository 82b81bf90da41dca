import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useKeptDraft } from "./use-kept-draft.ts";

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("a draft outlives a day on other pages", () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const form = renderHook(() => useKeptDraft("message"), { wrapper });
  form.result.current.keep({ values: { name: "Alma" }, subject: undefined });
  form.unmount();

  vi.advanceTimersByTime(ONE_DAY_MS);

  const again = renderHook(() => useKeptDraft("message"), { wrapper });
  expect(again.result.current.read()?.values).toEqual({ name: "Alma" });
});
