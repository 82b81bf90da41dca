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
      // It stands where no theme has come.
      "boot.ts: padding:1rem;",
      // The rest of a line as high as a finger needs.
      "error-summary.tsx: padding-block: 0.1875rem;",
      // Chosen colors have no red: the edge is doubled instead.
      "field.tsx: border-width: 3px;",
      // The room of the light before the line.
      "light-list.ts: padding-inline-start: 2.5rem;",
      // A drawing that runs over its place.
      "page-intro.tsx: margin-block: -4rem -1rem;",
      // And no ground: the link has an edge instead.
      "skip-link.tsx: border: 2px solid;",
      // So that nobody sees it.
      "visually-hidden.ts: margin: -1px;",
    ]);
  });
});
