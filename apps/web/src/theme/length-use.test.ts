import { describe, expect, it } from "vitest";
import { sources } from "../testing/component-sources.ts";

const DECLARATION =
  /(?<![\w-])(?:border[\w-]*|(?:row-|column-)?gap|padding[\w-]*|margin[\w-]*|font|font-size):[^;{}]*;/g;

/** The declarations that hold a length of their own, beside the tokens. */
function ownLengths(): string[] {
  return sources.flatMap(([path, text]) =>
    [...text.replace(/\$\{[^}]*\}/g, "…").matchAll(DECLARATION)]
      .map(([declaration]) => declaration)
      .filter((declaration) => /\d(?:px|r?em|v[wh]|%)/.test(declaration))
      .map((declaration) => `${path.replace(/.*\//, "")}: ${declaration}`),
  );
}

describe("the distances, edges and type of the components", () => {
  it("are looked for where they are", () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it("are tokens, but for these few, which are measured by what stands in them", () => {
    expect(ownLengths().sort()).toEqual([
      // Shown where no theme has loaded.
      "boot.ts: padding:1rem;",
      // Makes a line as high as a finger needs.
      "error-summary.tsx: padding-block: 0.1875rem;",
      // Forced colors have no red, so the border is wider instead.
      "field.tsx: border-width: 3px;",
      // Room for the light before the line.
      "light-list.ts: padding-inline-start: 2.5rem;",
      // A drawing that is larger than its box.
      "page-intro.tsx: margin-block: -4rem -1rem;",
      // Read from across the room.
      "poster-event.tsx: font-size: 4.5rem;",
      // Forced colors take its background away, so it gets a border.
      "skip-link.tsx: border: 2px solid;",
      // The common pattern for visually hidden text.
      "visually-hidden.ts: margin: -1px;",
    ]);
  });
});
