import { describe, expect, it } from "vitest";
import { sources } from "../testing/component-sources.ts";

/** Without the drawings, which are light. */
const components = sources.filter(([path]) => !path.includes("/drawings/"));

/** Everything that stands for a pattern in the sources, with the file it stands in. */
function uses(pattern: RegExp): string[] {
  return components.flatMap(([path, text]) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));
}

/** The tokens that a CSS property is given. */
function tokensOf(property: RegExp): string[] {
  const declaration = new RegExp(`(?<![\\w-])${property.source}:[^;{}]*(?:\\$\\{[^}]*\\}[^;{}]*)*;`, "g");
  const values = components.flatMap(([, text]) => [...text.matchAll(declaration)].map(([value]) => value));
  const tokens = values.flatMap((value) => [...value.matchAll(/color\.(\w+)/g)].map(([, token = ""]) => token));
  return [...new Set(tokens)];
}

describe("the colors of the components", () => {
  it("are looked for where they are", () => {
    expect(components.length).toBeGreaterThan(80);
  });

  it("are tokens, never raw values", () => {
    expect(uses(/#[0-9a-f]{3,8}\b(?=["';\s)])/gi)).toEqual([]);
    expect(uses(/\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi)).toEqual([]);
  });

  // The pairs that palette.test.ts measures: a token anywhere else would form an untested pair.
  it("are written in the tokens for text", () => {
    const lawful = new Set(["ink", "textMuted", "accent", "danger", "success", "paper"]);
    expect(tokensOf(/color/).filter((token) => !lawful.has(token))).toEqual([]);
  });

  it("are edged in the tokens for edges and rules", () => {
    const lawful = new Set(["edge", "line", "ink", "accent", "danger", "success"]);
    const edges = tokensOf(/(?:border[\w-]*|outline[\w-]*|box-shadow)/);
    expect(edges.filter((token) => !lawful.has(token))).toEqual([]);
  });

  it("lie on the tokens for grounds, and light only where drawings and gradients are", () => {
    const lawful = new Set(["paper", "raised", "dangerGround", "ink"]);
    const light = new Set(["glow1", "glow2", "glow3", "glow4", "glow5"]);
    const found = tokensOf(/background[\w-]*/);
    expect(found.filter((token) => !lawful.has(token) && !light.has(token))).toEqual([]);
    const lit = components.filter(([, text]) => /color\.glow\d/.test(text)).map(([path]) => path.replace(/.*\//, ""));
    expect(lit.sort()).toEqual(["light-list.ts", "qr-code-placeholder.tsx"]);
  });
});
