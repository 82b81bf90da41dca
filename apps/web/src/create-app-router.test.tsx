import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { withoutFileName } from "./create-app-router.tsx";

it("the app has no page for a service that is not offered", async () => {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { site } = await import("./site/site.ts");
  Object.assign(site, { services: ["reikiHealing"] });
  const { createAppRouter } = await import("./create-app-router.tsx");
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
])("%s opens the page at %s", (pathname, address) => {
  expect(withoutFileName(pathname)).toBe(address);
});

/** Renders a page whose script is missing, in a document opened at `/` and now at `pathname`. */
async function linkTo(pathname: string) {
  const reload = vi.fn();
  vi.stubGlobal("location", { pathname: "/", reload });
  vi.resetModules();
  const { lazyPage } = await import("./create-app-router.tsx");
  const Page = lazyPage(async () => {
    throw new TypeError("Importing a module script failed.");
  }, "Page");
  await Page.preload?.();
  vi.stubGlobal("location", { pathname, reload });
  return { reload, page: <Page /> };
}

it("a page whose script is missing reloads the document", async () => {
  const { reload, page } = await linkTo("/calendar");
  const { container } = render(page);
  expect(reload).toHaveBeenCalledOnce();
  expect(container).toBeEmptyDOMElement();
});

it("a document whose own script is missing throws instead of reloading again", async () => {
  const { reload, page } = await linkTo("/");
  expect(() => render(page)).toThrow("Importing a module script failed.");
  expect(reload).not.toHaveBeenCalled();
});
