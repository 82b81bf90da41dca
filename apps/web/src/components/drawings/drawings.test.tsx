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
import { Hands } from "./hands.tsx";
import { LogoMark } from "./logo-mark.tsx";
import { OpenDoor } from "./open-door.tsx";
import { OpenWindow } from "./open-window.tsx";
import { QuietRoom } from "./quiet-room.tsx";
import { RestingFigure } from "./resting-figure.tsx";
import { openLight } from "./scenes/open-light.tsx";
import { scenes } from "./scenes/scenes.ts";
import { SeatedFigure } from "./seated-figure.tsx";
import { SleepingDog } from "./sleeping-dog.tsx";
import { StillWater } from "./still-water.tsx";

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
  OpenDoor,
  OpenWindow,
  QuietRoom,
  RestingFigure,
  SeatedFigure,
  SleepingDog,
  StillWater,
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

describe("the scenes of the gallery", () => {
  const drawings = [...scenes, openLight].map((scene) => renderToStaticMarkup(createElement(GalleryScene, { scene })));

  it("are twelve and one for every other slide, all different", () => {
    expect(scenes).toHaveLength(12);
    expect(new Set(drawings).size).toBe(13);
  });

  it("carry no inline style and need no definitions but the lights of the page", () => {
    for (const drawing of drawings) {
      expect(drawing).not.toMatch(/style/i);
      for (const [, used] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(lights).toContain(`id="${used}"`);
    }
  });

  it("begin with the five lights that drift from scene to scene", () => {
    for (const { light } of scenes) expect(light.slice(0, 5).map(([, , , , glow]) => glow)).toEqual([3, 4, 5, 2, 1]);
  });
});
