import type { VisitorObject } from "vite";
import { type Feature, featureNamed } from "./compatibility.ts";

/** Finds the syntax that the compiler cannot replace for older browsers, or does not. */
export function featuresInSyntax(add: (features: readonly (Feature | undefined)[]) => void): VisitorObject {
  const addNamed = (...names: readonly string[]) => add(names.map((name) => featureNamed(name)));
  return {
    StaticBlock() {
      addNamed("javascript.classes.static.initialization_blocks");
    },
    VariableDeclaration({ kind }) {
      if (kind === "using") addNamed("javascript.statements.using");
      if (kind === "await using") addNamed("javascript.statements.await_using");
    },
    ImportDeclaration({ attributes }) {
      if (attributes.length > 0) addNamed("javascript.statements.import.import_attributes");
    },
    ImportExpression({ options }) {
      if (options) addNamed("javascript.operators.import.options_parameter");
    },
  };
}

const FLAGS: Readonly<Record<string, string>> = {
  d: "javascript.builtins.RegExp.hasIndices",
  v: "javascript.builtins.RegExp.unicodeSets",
};

const GROUPS: Readonly<Record<string, RegExp>> = {
  "javascript.regular_expressions.lookbehind_assertion": /^<[=!]/,
  "javascript.regular_expressions.modifier": /^[ims-]+:/,
};

/** The features in a regular expression, whose newer groups are an error of syntax in an older browser. */
export function featuresInPattern(pattern: string, flags: string): readonly (Feature | undefined)[] {
  const bare = pattern.replace(/\\./g, "").replace(/\[[^\]]*\]/g, "");
  const groups = bare.split("(?").slice(1);
  const names = [
    ...[...flags].map((flag) => FLAGS[flag]),
    ...Object.entries(GROUPS).map(([name, start]) => (groups.some((group) => start.test(group)) ? name : undefined)),
  ];
  return names.map((name) => (name === undefined ? undefined : featureNamed(name)));
}
