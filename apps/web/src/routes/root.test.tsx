import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";

/** A page whose file is gone, linked to in a document that was opened at `/` and is now at `pathname`. */
async function linkTo(pathname: string) {
  const reload = vi.fn();
  vi.stubGlobal("location", { pathname: "/", reload });
  vi.resetModules();
  const { lazyPage } = await import("./root.tsx");
  const Page = lazyPage(async () => {
    throw new TypeError("Importing a module script failed.");
  });
  await Page.preload?.();
  vi.stubGlobal("location", { pathname, reload });
  return { reload, page: <Page /> };
}

it("a page whose file is gone loads its document", async () => {
  const { reload, page } = await linkTo("/calendar");
  const { container } = render(page);
  expect(reload).toHaveBeenCalledOnce();
  expect(container).toBeEmptyDOMElement();
});

it("a document that came without its own page fails, because it would come like this again", async () => {
  const { reload, page } = await linkTo("/");
  expect(() => render(page)).toThrow("Importing a module script failed.");
  expect(reload).not.toHaveBeenCalled();
});
