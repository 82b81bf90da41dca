import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { home } from "../../../words/home.ts";
import { BreatheWithMe } from "./hero.tsx";

const { start, stop: stopWord, words } = home.breathing;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  render(<BreatheWithMe figure={<i />} />);
  press(start);
});
afterEach(() => void vi.useRealTimers());

it("the minute breathes in for four seconds and out for six, six times, and announces its start and end", () => {
  for (let breath = 0; breath < 6; breath++) {
    expect(screen.getByRole("status")).toHaveTextContent(breath === 0 ? /^$/ : /^One minute .* Press Escape to stop/);
    pass(3999);
    expect(screen.getByText("Breathe in")).toBeVisible();
    pass(1);
    expect(screen.getByText("Breathe out")).toBeVisible();
    pass(6000);
  }
  expect(screen.getByRole("status")).toHaveTextContent("The minute is over.");
  expect(screen.getByText(words)).toBeVisible();
});

it.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["a press", () => press(stopWord)],
  ["another tab", () => fireEvent(document, new Event("visibilitychange"))],
])("the minute is stopped by %s, and can start again", (_, stop) => {
  pass(12_000);
  act(stop);
  expect(screen.getByRole("status")).toHaveTextContent("Stopped.");
  expect(screen.getByText(words)).toBeVisible();
  press(start);
  pass(3000);
  expect(screen.getByText("Breathe in")).toBeVisible();
});
