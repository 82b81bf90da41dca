import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Attunement } from "./attunement.tsx";
import { AuraColors } from "./aura-colors.tsx";
import { Cat } from "./cat.tsx";
import { ChakraLine } from "./chakra-line.tsx";
import { CircleOfPeople } from "./circle-of-people.tsx";
import { Cleansing } from "./cleansing.tsx";
import { Crystal } from "./crystal.tsx";
import { Distance } from "./distance.tsx";
import type { DrawingProps } from "./drawing.tsx";
import { EmptyLight } from "./empty-light.tsx";
import { GalleryScene } from "./gallery-scene.tsx";
import { GradientDefs } from "./gradient-defs.tsx";
import { GRADIENTS } from "./gradients.ts";
import { Hands } from "./hands.tsx";
import { LogoMark } from "./logo-mark.tsx";
import { OpenWindow } from "./open-window.tsx";
import { QuietRoom } from "./quiet-room.tsx";
import { RestingFigure } from "./resting-figure.tsx";
import { SeatedFigure } from "./seated-figure.tsx";

const DRAWINGS: Readonly<Record<string, FunctionComponent<DrawingProps>>> = {
  Attunement,
  AuraColors,
  Cat,
  ChakraLine,
  CircleOfPeople,
  Cleansing,
  Crystal,
  Distance,
  EmptyLight,
  Hands,
  LogoMark,
  OpenWindow,
  QuietRoom,
  RestingFigure,
  SeatedFigure,
};

const lights = renderToStaticMarkup(createElement(GradientDefs));

describe.each(Object.entries(DRAWINGS))("%s", (_name, drawing) => {
  const twice = renderToStaticMarkup(createElement("div", null, createElement(drawing), createElement(drawing)));

  it("carries no inline style, which the content security policy forbids", () => {
    expect(twice).not.toMatch(/style/i);
  });

  it("is silent for a screen reader", () => {
    expect(twice.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2);
  });

  it("refers only to what it defines and to the lights of the page, even twice on a page", () => {
    const page = lights + twice;
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const used = [...twice.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => match[1] ?? match[2]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(used));
  });
});

describe("GalleryScene", () => {
  const scene = (gradient: number) => renderToStaticMarkup(createElement(GalleryScene, { gradient }));

  it("shows another light for each of the twelve washes", () => {
    expect(new Set(GRADIENTS.map((_, gradient) => scene(gradient))).size).toBe(12);
  });

  it("begins again after the last gradient", () => {
    expect(scene(12)).toBe(scene(0));
    expect(scene(-1)).toBe(scene(11));
  });
});
