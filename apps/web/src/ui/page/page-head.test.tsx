import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Deferred, followNavigation, openGraphLocale } from "./page-head.tsx";

/** Records the page's text on mounting. */
function Beginning({ onShown }: { onShown: (text: string | null) => void }) {
  useLayoutEffect(() => onShown(document.body.textContent), [onShown]);
  return <h1>Reiki Healing</h1>;
}

function renderPage(): (string | null)[] {
  const shown: (string | null)[] = [];
  const onShown = (text: string | null) => void shown.push(text);
  render(
    <main>
      <Beginning onShown={onShown} />
      <Deferred>
        <p>How a session goes</p>
      </Deferred>
    </main>,
  );
  return shown;
}

const history = createMemoryHistory();
let stop: () => void;

beforeEach(() => {
  stop = followNavigation(history);
});
afterEach(() => stop());

describe("the rest of a page", () => {
  it("renders immediately on the first page of a visit", () => {
    expect(renderPage()).toEqual(["Reiki HealingHow a session goes"]);
  });

  it("renders later if the page is opened from a link", async () => {
    history.push("/reiki-healing");
    expect(renderPage()).toEqual(["Reiki Healing"]);
    expect(await screen.findByText("How a session goes")).toBeVisible();
  });

  it("renders immediately after going back", () => {
    history.push("/reiki-healing");
    history.push("/terms");
    history.back();
    expect(renderPage()).toEqual(["Reiki HealingHow a session goes"]);
  });
});

it.each([
  ["pt-PT", "pt_PT"],
  ["de", "de_DE"],
  ["en-GB", "en_GB"],
  ["zh-Hant", "zh_TW"],
  ["sr-Latn-RS", "sr_RS"],
  ["en-US", "en_US"],
])("shared links use the locale for %s: %s", (tag, locale) => expect(openGraphLocale(tag)).toBe(locale));
