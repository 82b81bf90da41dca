import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { home } from "../../../words/home.ts";
import { site } from "../../site/site.ts";
import { changeInTest } from "../../testing/in-test.ts";
import { renderComponent } from "../../testing/render-site.tsx";
import { BreatheWithMe, Hero } from "./hero.tsx";

const { start, stop: stopWord, words } = home.breathing;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe("a minute of breathing", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<BreatheWithMe figure={<i />} />);
    press(start);
  });
  afterEach(() => void vi.useRealTimers());

  it("lasts six breaths of ten seconds each", () => {
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
    ["a click", () => press(stopWord)],
    ["a switch to another tab", () => fireEvent(document, new Event("visibilitychange"))],
  ])("can be stopped by %s", (_, stop) => {
    pass(12_000);
    act(stop);
    expect(screen.getByRole("status")).toHaveTextContent("Stopped.");
    expect(screen.getByText(words)).toBeVisible();
    press(start);
    pass(3000);
    expect(screen.getByText("Breathe in")).toBeVisible();
  });
});

it.each([
  [{ auraReading: "$1,120 for a day", reikiHealing: "$95 for 60 minutes" }, "$95"],
  [{ auraReading: "$140 for 90 minutes, $95 for 60" }, "$95"],
  [{ auraReading: "$95, or $80 for students" }, "$80"],
  [{ auraReading: "80–95 €" }, "80 €"],
  [{ auraReading: "R$ 150" }, "R$ 150"],
  [{ auraReading: "CA$120.50" }, "CA$120.50"],
  [{ auraReading: "60分¥12,000", reikiHealing: "60分 9,000円" }, "9,000円"],
  [{ auraReading: "60分¥12,000" }, "¥12,000"],
  [{ auraReading: "60 Min. CHF 120.50", reikiHealing: "90 Euro, mit 2 Kristallen" }, "90 Euro"],
  [{ auraReading: "450kr eller 2 kristaller" }, "450kr"],
])("the hero shows the lowest price: %j", async (prices, lowest) => {
  const { email, phone, address } = site.contact;
  changeInTest(site, {
    contact: { email, phone, address: { ...address, text: "Albany, NY", href: "https://maps.example" } },
    prices,
  });
  await renderComponent(<Hero />);
  expect(document.body).toHaveTextContent(`Albany, NY · from ${lowest}`);
});

it("the hero ignores the price of a service that is not offered", async () => {
  changeInTest(site, { services: ["reikiHealing"], prices: { auraReading: "$50", reikiHealing: "$95" } });
  await renderComponent(<Hero />);
  expect(document.body).toHaveTextContent("from $95");
});
