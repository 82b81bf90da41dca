import { render } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { services } from "../../../words/services.ts";
import { changeInTest } from "../../testing/in-test.ts";
import { EventLight } from "../calendar-event/event-light.tsx";
import { GradientDefs } from "../layout/layout.tsx";

const drawings = import.meta.glob<FunctionComponent>("./*.svg", { query: "?react", import: "default", eager: true });

describe("a drawing", () => {
  const lights = renderToStaticMarkup(<GradientDefs />);

  it.each(Object.entries(drawings))("is hidden from screen readers: %s", (_, Drawing) => {
    const drawing = renderToStaticMarkup(<Drawing />);
    expect(drawing).toContain('aria-hidden="true"');
    expect(drawing).not.toMatch(/style| id=/i);
    for (const [, light] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(lights).toContain(` id="${light}"`);
  });

  it("has no glow for a canceled event", () => {
    const { container, rerender } = render(<EventLight type="workshop" />);
    expect(container.querySelector("[data-light]")).toBeVisible();
    rerender(<EventLight type="workshop" isOut />);
    expect(container.querySelector("[data-light]")).not.toBeVisible();
  });

  it("has no figure for a service with its own picture", () => {
    changeInTest(services, { auraReading: { ...services.auraReading, ...{ picture: "/pictures/bowls.jpg" } } });
    const { container, rerender } = render(<EventLight type="aura-reading" />);
    expect(container.querySelector("[data-figure]")).not.toBeVisible();
    expect(container.querySelector("[data-light]")).toBeVisible();
    rerender(<EventLight type="reiki-healing" />);
    expect(container.querySelector("[data-figure]")).toBeVisible();
  });
});
