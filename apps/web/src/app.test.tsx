import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pages } from "./site/pages.ts";
import { renderApp } from "./testing/render-site.tsx";
import { createStoredSite, type FaultPlan } from "./testing/stored-site.ts";

const DAMAGED = { calendarEvents: '"id":1}]', contactSubmissions: "[{", carouselImages: '[{"id":1' };

describe("the site", () => {
  it.each<[string, FaultPlan, Readonly<Record<string, string>>]>([
    ["while the storage is blocked", { access: "throws", read: () => true }, {}],
    ["with every list damaged", {}, DAMAGED],
  ])("shows every page %s", async (_, plan, texts) => {
    const { storage, ...site } = createStoredSite(texts);
    storage.plan(plan);
    const { router } = await renderApp({ path: pages.home.path, ...site });
    const gallery = within(screen.getByRole("region", { name: "Gallery" }));
    expect(await gallery.findByRole("group", { name: "1 of 12" })).toBeVisible();
    for (const { path, title } of Object.values(pages)) {
      await router.navigate({ to: path });
      await waitFor(() => expect(document.title).toContain(title));
      expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
      expect(screen.getByRole("contentinfo")).toBeVisible();
    }
    expect(storage.entries()).toEqual(texts);
  });

  it("keeps typed text when a browser extension moves an element", async () => {
    const complaintsOfReact = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { user } = await renderApp({ path: pages.contact.path });
    await user.type(screen.getByLabelText("Full Name"), "Alma");
    for (const typed of ["1", "2"]) {
      await user.clear(screen.getByLabelText("Address"));
      await user.click(screen.getByRole("button", { name: "Send Message" }));
      const error = await screen.findByText("Address is required");
      document.body.append(error);
      onTestFinished(() => error.remove());
      await user.type(screen.getByLabelText("Address"), typed);
      await waitFor(() => expect(screen.queryAllByText(/is required/)).toEqual([error]));
      // The page is empty for a moment before it renders once more.
      expect(await screen.findByLabelText("Full Name")).toHaveValue("Alma");
      expect(screen.getByLabelText("Address")).toHaveValue(typed);
      expect(complaintsOfReact).toHaveBeenCalled();
      error.remove();
      await vi.advanceTimersByTimeAsync(1000);
    }
    vi.useRealTimers();
  });
});
