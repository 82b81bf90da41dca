import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pages } from "./site/pages.ts";
import { renderApp } from "./testing/render-app.tsx";
import { type FaultPlan, STORAGE_FAULTS } from "./testing/storage-faults.ts";
import { createStoredSite } from "./testing/stored-site.ts";

interface Trouble {
  readonly name: string;
  readonly plan?: FaultPlan;
  readonly texts?: Readonly<Record<string, string>>;
}

const TROUBLES: readonly Trouble[] = [
  ...STORAGE_FAULTS.map(({ fault, plan }) => ({ name: `while the storage ${fault}`, plan })),
  {
    name: "with every list damaged",
    texts: { calendarEvents: '"id":1}]', contactSubmissions: "[{", carouselImages: '[{"id":1' },
  },
  {
    name: "beside what a newer version of the site keeps",
    texts: { "calendarEvents:version": "2", "contactSubmissions:version": "2", "carouselImages:version": "2" },
  },
];

describe("the site", () => {
  it.each(TROUBLES)("has every page, and the gallery its slides, $name", async ({ plan = {}, texts = {} }) => {
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
});
