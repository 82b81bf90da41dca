import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useKeptDraft } from "./use-kept-draft.ts";

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const NOTES = { name: "notes", subjectSchema: v.string() };
const alma = { values: { name: "Alma", canCome: true }, subject: "the circle" };

/** Loads a page of the tab. `open` opens its form. */
function loadPage() {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return { open: () => renderHook(() => useKeptDraft(NOTES), { wrapper }) };
}

describe("a draft", () => {
  afterEach(() => void vi.useRealTimers());

  it("outlives a day on other pages, in a browser without session storage too", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("sessionStorage", undefined);
    const page = loadPage();
    const form = page.open();
    form.result.current.keep(alma);
    form.unmount();
    vi.advanceTimersByTime(ONE_DAY_MS);
    expect(page.open().result.current.read()).toEqual(alma);
  });

  it.each([
    ["is no JSON", "{"],
    ["has another shape", JSON.stringify({ values: { name: 7 }, subject: "the circle" })],
    ["is about something unknown", JSON.stringify({ values: {}, subject: 7 })],
  ])("is none when what the tab has %s", (_, text) => {
    sessionStorage.setItem("draft.notes", text);
    expect(loadPage().open().result.current.read()).toBeUndefined();
  });
});
