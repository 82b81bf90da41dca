import { createMemoryHistory } from "@tanstack/react-router";
import { expect, it, onTestFinished, vi } from "vitest";
import { withoutFileName } from "./create-app-router.ts";

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

it.each([
  ["/calendar", "/calendar"],
  ["/index.html", "/"],
  ["/calendar.html", "/calendar"],
  ["/calendar/index.html", "/calendar"],
  ["/my-index.html", "/my-index"],
])("%s is the page of %s", (pathname, address) => {
  expect(withoutFileName(pathname)).toBe(address);
});
