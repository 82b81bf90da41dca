import { CALENDAR_EVENT_TYPES } from "@inner-light/core";
import type { FunctionComponent, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { services } from "../../../words/services.ts";
import { changeInTest } from "../../testing/change-in-test.ts";
import { EventLight } from "./event-light.tsx";
import { GradientDefs } from "./gradient-defs.tsx";

/** Everything that is a drawing by itself. */
const files = import.meta.glob<Record<string, FunctionComponent>>(
  ["./*.tsx", "!./{aura,drawing,event-light,gradient-defs,*-body,*-hand}.tsx", "!./*.test.tsx"],
  { eager: true },
);
const drawings: readonly ReactElement[] = [
  ...Object.values(files).flatMap((file) => Object.values(file).map((Drawing) => <Drawing key="" />)),
  ...CALENDAR_EVENT_TYPES.map((type) => <EventLight key="" type={type} />),
];

describe("a drawing", () => {
  const lights = renderToStaticMarkup(<GradientDefs />);

  it.each(drawings)(
    "%# is silent, has no inline style, and finds what it refers to, even twice on a page",
    (drawing) => {
      const twice = renderToStaticMarkup(
        <div>
          {drawing}
          <div>{drawing}</div>
        </div>,
      );
      expect(twice).not.toMatch(/style/i);
      expect(twice.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2);
      const ids = [...(lights + twice).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      const used = [...twice.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(used));
    },
  );

  it("of a canceled event is without light", () => {
    expect(renderToStaticMarkup(<EventLight type="workshop" />)).toContain("url(#light-");
    expect(renderToStaticMarkup(<EventLight type="workshop" isOut />)).not.toContain("url(#light-");
  });

  it("of a service that has a picture of its own is light and rings alone, without the figure", () => {
    const figure = /<path d=/;
    expect(renderToStaticMarkup(<EventLight type="aura-reading" />)).toMatch(figure);
    changeInTest(services, { auraReading: { ...services.auraReading, ...{ picture: "/pictures/bowls.jpg" } } });
    const light = renderToStaticMarkup(<EventLight type="aura-reading" />);
    expect(light).not.toMatch(figure);
    expect(light).toContain("data-ring");
    expect(renderToStaticMarkup(<EventLight type="reiki-healing" />)).toMatch(figure);
  });
});
