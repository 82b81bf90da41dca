import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { lazyPage } from "./lazy-page.tsx";

const Page = lazyPage(async () => {
  throw new TypeError("Importing a module script failed.");
});

it("loads the document of a page whose file was gone when the pointer touched the link", async () => {
  const reload = vi.fn();
  await Page.preload?.();
  vi.stubGlobal("location", { pathname: "/calendar", reload });
  const { container } = render(<Page />);
  expect(reload).toHaveBeenCalledOnce();
  expect(container).toBeEmptyDOMElement();
});

it("fails in a document that came without its own page, which would come like this again", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { pathname: location.pathname, reload });
  await Page.preload?.();
  expect(() => render(<Page />)).toThrow("Importing a module script failed.");
  expect(reload).not.toHaveBeenCalled();
});
