import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { stoppableTime } from "../../testing/in-test.ts";
import { LanguageContext } from "../language/use-words.ts";
import { ToastProvider, useToast } from "./toast-provider.tsx";
import type { Toast } from "./toast-view.tsx";

const SAVED: Toast = { title: "Saved", text: "It is kept." };
const REFUSED: Toast = { title: "Refused", text: "Something is missing.", destructive: true };
const FIVE_SECONDS = 5000;
const A_LONG_TIME = 60_000;

const { stop, pass } = stoppableTime();

function Page() {
  const show = useToast();
  return (
    <>
      <button type="button" onClick={() => show(SAVED)}>
        Save
      </button>
      <button type="button" onClick={() => show(REFUSED)}>
        Send
      </button>
    </>
  );
}

function renderPage(): void {
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
}

async function seeFreshToast(): Promise<void> {
  renderPage();
  press("Save");
  await waitFor(() => expect(toasts()).toHaveLength(1));
  press("Close");
  expect(toasts()).toHaveLength(0);
  stop();
  press("Save");
  expect(toasts()).toHaveLength(1);
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const focus = (name: string) => act(() => screen.getByRole("button", { name }).focus());
const place = () => screen.getByRole("region", { name: /^Notifications/, hidden: true });
const toasts = () => within(place()).queryAllByRole("listitem", { hidden: true });

function expectToGoAfter(milliseconds: number): void {
  pass(milliseconds - 1);
  expect(toasts()).toHaveLength(1);
  pass(1);
  expect(toasts()).toHaveLength(0);
}

describe("a toast", () => {
  it("disappears after five seconds", async () => {
    await seeFreshToast();
    expect(screen.getByRole("status")).toHaveTextContent("Saved It is kept.");
    expectToGoAfter(FIVE_SECONDS);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("replaces the previous toast", async () => {
    await seeFreshToast();
    pass(FIVE_SECONDS - 1000);
    press("Send");
    expect(toasts().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Refused")]);
    expectToGoAfter(FIVE_SECONDS);
  });

  it("stays while the pointer is over it", async () => {
    await seeFreshToast();
    pass(3000);
    fireEvent.pointerMove(place());
    pass(A_LONG_TIME);
    expect(toasts()).toHaveLength(1);
    fireEvent.pointerLeave(place());
    expectToGoAfter(2000);
  });

  it.each([
    ["the pointer was over it", () => fireEvent.pointerMove(place())],
    ["the keyboard was in it", () => fireEvent.keyDown(document, { key: "F8", code: "F8" })],
  ])("lasts five seconds even if the previous one closed while %s", async (_, begin) => {
    await seeFreshToast();
    begin();
    fireEvent.keyDown(document.activeElement ?? document, { key: "Escape" });
    expect(toasts()).toHaveLength(0);
    press("Save");
    expectToGoAfter(FIVE_SECONDS);
  });

  it.each(["{Enter}", "{Escape}"])("returns focus after it is closed with %s", async (key) => {
    const user = userEvent.setup();
    renderPage();
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByRole("button", { name: "Close" });
    focus("Close");
    await user.keyboard(key);
    expect(toasts()).toHaveLength(0);
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  });
});

it.each([
  ["reserves space at the bottom of the page", innerHeight - 90, "9rem"],
  ["does not reserve space if it is at the top", 0, ""],
])("a toast %s", async (_, top, expected) => {
  vi.spyOn(HTMLOListElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 400, 90));
  onTestFinished(() => void vi.restoreAllMocks());
  await seeFreshToast();
  const { style } = document.documentElement;
  expect(style.scrollPaddingBlockEnd).toBe(expected);
  press("Close");
  expect(style.scrollPaddingBlockEnd).toBe("");
});

describe("a toast's live regions", () => {
  it("exist before the first toast", async () => {
    renderPage();
    const [polite, assertive] = [screen.getByRole("status"), screen.getByRole("alert")];
    expect(polite).toBeEmptyDOMElement();
    expect(assertive).toBeEmptyDOMElement();
    press("Save");
    expect(polite).toHaveTextContent("Saved It is kept.");
    expect(assertive).toBeEmptyDOMElement();
    press("Send");
    expect(polite).toBeEmptyDOMElement();
    expect(assertive).toHaveTextContent("Refused Something is missing.");
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(screen.getByRole("alert")).toBe(assertive);
  });

  it("use the language of the page's section", async () => {
    render(
      <ToastProvider>
        <LanguageContext value={{ language: "en-US" }}>
          <Page />
        </LanguageContext>
      </ToastProvider>,
    );
    press("Save");
    await screen.findByRole("button", { name: "Close" });
    for (const words of screen.getAllByText(/^Saved/)) expect(words.closest("[lang]")).toHaveAttribute("lang", "en-US");
    expect(screen.getByRole("button", { name: "Close" }).closest('[lang="en-US"]')).toBeNull();
  });
});
