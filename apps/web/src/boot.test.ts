import { eventually } from "@inner-light/core/testing";
import { screen, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { starting } from "../words/controls.ts";
import { rootOf } from "./testing/built-page.tsx";

const SLOW =
  /^This is taking a while\. You can reload the page; what you typed will stay\. Or see other ways to reach me\.$/;

/** Opens a built page whose script has not loaded. `arrive` starts the app; `fail` makes loading fail. */
async function openPage() {
  const left = new AbortController();
  const { addEventListener } = window;
  vi.stubGlobal("addEventListener", (type: string, run: () => void, options: boolean | AddEventListenerOptions) => {
    const given = typeof options === "object" ? options : { capture: options };
    addEventListener.call(window, type, run, { ...given, signal: left.signal });
  });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      observe() {}
    },
  );
  Object.assign(document, { fonts: [] });
  let arrive = () => {};
  let fail = () => {};
  vi.stubGlobal(
    "arrival",
    new Promise<void>((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    }),
  );
  const root = rootOf("<form><button>Send</button></form><script data-modules></script>");
  const modules = `data:text/javascript,await arrival; export const start = async () => {}; // ${Math.random()}`;
  const script = root.querySelector("script");
  Object.assign(script?.dataset ?? {}, { modules: encodeURI(modules), manifest: "/a/site.webmanifest", ...starting });
  document.body.append(root);
  onTestFinished(() => {
    left.abort();
    document.body.replaceChildren();
    Reflect.deleteProperty(document, "fonts");
    delete document.documentElement.dataset["fonts"];
    for (const link of document.head.querySelectorAll("[rel=manifest], [rel=modulepreload]")) link.remove();
    vi.useRealTimers();
  });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.resetModules();
  await import("./boot.ts");
  window.dispatchEvent(new Event("load"));
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  await pass(0);
  const button = within(root).getByRole("button", { name: "Send" });
  const note = () => screen.queryByRole("alert")?.textContent;
  return { button, note, pass, arrive, fail };
}

it("an early click shows a note while the script loads", async () => {
  const { button, note, pass } = await openPage();
  button.click();
  await pass(999);
  expect(note()).toBeUndefined();
  await pass(1);
  expect(note()).toBe("Still loading…");
  await pass(9_000);
  expect(note()).toMatch(SLOW);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/a/contact#contact-details");
});

it("a script that does not load is reported once", async () => {
  const { note, pass, arrive } = await openPage();
  await pass(9_999);
  expect(note()).toBeUndefined();
  await pass(1);
  expect(note()).toMatch(SLOW);
  arrive();
  await eventually(() => expect(note()).toBeUndefined());
  await pass(20_000);
  expect(note()).toBeUndefined();
});

it("an early click is replayed once the app is ready", async () => {
  const { button, note, pass, arrive } = await openPage();
  const onClick = vi.fn((event: Event) => event.preventDefault());
  button.addEventListener("click", onClick);
  button.click();
  button.click();
  await pass(1_200);
  expect(onClick).not.toHaveBeenCalled();
  arrive();
  await eventually(() => expect(onClick).toHaveBeenCalledOnce());
  await pass(20_000);
  expect(note()).toBeUndefined();
});

it("the page stops waiting for a script that failed", async () => {
  const { button, note, pass, fail } = await openPage();
  button.click();
  await pass(1_200);
  fail();
  await eventually(() => expect(note()).toBe(starting.failed));
  await pass(20_000);
  expect(note()).toBe(starting.failed);
});
