import { aCalendarEvent } from "@inner-light/core/testing";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Providers } from "../../app.tsx";
import { publish } from "../../testing/built-page.tsx";
import { backendOf } from "../../testing/render-site.tsx";
import { NextEvent } from "./next-event.tsx";

it("the prerendered next event is never a canceled one", () => {
  publish([
    aCalendarEvent({ id: 2, canceled: true }),
    aCalendarEvent({ id: 3, title: "Moon circle", full: true }),
    aCalendarEvent({ id: 4 }),
  ]);
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <Providers backend={backendOf({ publishedCalendar: {} })} clock={{ now: () => 0 }}>
      <NextEvent />
    </Providers>,
  );
  const [line, ...later] = page.querySelectorAll("p > span");
  expect(line).toHaveTextContent("Next: Moon circle, Thursday, May 14, 2026 at 6:30 PM");
  expect(line?.querySelector("a")).toHaveAttribute("href", "/calendar");
  expect(later.map((each) => each.hasAttribute("hidden"))).toEqual([true]);
});
