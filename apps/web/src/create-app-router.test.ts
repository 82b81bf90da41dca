import { createMemoryHistory } from "@tanstack/react-router";
import { expect, it, onTestFinished, vi } from "vitest";

it("the page of a service that the practice leaves out is unknown to the app", async () => {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { site } = await import("./site/site.ts");
  Object.assign(site, { services: ["reikiHealing"] });
  const { createAppRouter } = await import("./create-app-router.ts");
  const router = createAppRouter(createMemoryHistory());
  expect(Object.keys(router.routesByPath)).toContain("/reiki-healing");
  expect(Object.keys(router.routesByPath)).not.toContain("/aura-reading");
});
