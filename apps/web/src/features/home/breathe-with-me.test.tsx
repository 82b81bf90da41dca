import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { home } from "../../../words/home.ts";
import { BreatheWithMe } from "./breathe-with-me.tsx";

const { breathing } = home;

const cancel = vi.fn();
const animate = vi.fn(() => ({ cancel }));

beforeEach(async () => {
  // Loaded before time is stopped.
  await import("./breathe.ts");
  vi.useFakeTimers();
  animate.mockClear();
  cancel.mockClear();
  Object.assign(Element.prototype, { animate });
});
afterEach(async () => {
  fireEvent.keyDown(document.body, { key: "Escape" });
  await pass(0);
  vi.useRealTimers();
});

async function start() {
  const figure = createRef<HTMLDivElement>();
  render(
    <div ref={figure}>
      <i data-light="" />
      <i data-ring="" />
      <BreatheWithMe figure={figure} />
    </div>,
  );
  fireEvent.click(screen.getByRole("button", { name: breathing.start }));
  await pass(0);
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function expectStopped(status: string) {
  expect(screen.getByRole("button", { name: breathing.start })).toBeEnabled();
  expect(screen.getByRole("status")).toHaveTextContent(status);
  expect(screen.queryByText(/^Breathe (in|out)$/)).toBeNull();
  expect(cancel).toHaveBeenCalledTimes(animate.mock.calls.length);
}

describe(breathing.start, () => {
  it("breathes in for four seconds and out for six, six times, and then says that the minute is over", async () => {
    await start();
    expect(animate).toHaveBeenCalledTimes(2);
    for (let breath = 0; breath < 6; breath++) {
      expect(screen.getByText("Breathe in")).toBeVisible();
      await pass(3999);
      expect(screen.getByText("Breathe in")).toBeVisible();
      await pass(1);
      expect(screen.getByText("Breathe out")).toBeVisible();
      await pass(6000);
    }
    expectStopped("The minute is over.");
  });

  it("tells a screen reader how it begins and ends, and leaves it in peace between", async () => {
    await start();
    await pass(100);
    for (const _ of [1, 2, 3]) {
      expect(screen.getByRole("status")).toHaveTextContent("One minute of slow breathing. Press Escape to stop.");
      await pass(10_000);
    }
  });

  it.each([
    ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
    ["a press", () => fireEvent.click(screen.getByRole("button", { name: breathing.stop }))],
    ["another tab", () => fireEvent(document, new Event("visibilitychange"))],
  ])("is stopped by %s, and can begin again", async (_, stop) => {
    await start();
    await pass(12_000);
    act(stop);
    await pass(0);
    expectStopped("Stopped.");
    fireEvent.click(screen.getByRole("button", { name: breathing.start }));
    await pass(0);
    expect(screen.getByText("Breathe in")).toBeVisible();
  });
});
