import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { web } from "../build/paths.mjs";

/** Files for the owner only, in American English. */
const OWNERS =
  /^(?:routes\/admin-page|site\/(?:define-site-config|setting-schemas|owners-words)|queries\/owner-queries|features\/(?:admin-gate|backup|calendar-manager|connection|inbox|publishing|storage-diagnostics)\/|ui\/(?:undo\/|calendar-event\/event-values|page\/owner-panel))/;

/** Attributes that people read or hear. */
const SPOKEN = /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|label|placeholder|title)$/;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Text that visitors do not read. */
const CODE =
  /^(?:\([\w-]+: [\w-]+\)|xMidYMid slice|article div > .*|input, select.*|a, button.*|not asked|Inner Light|siteUrl|For the owner of the practice: .*|Street, city and state)$/;

/** Returns the strings in a source file that look like a sentence or a label. */
function sentencesIn(source: string, file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, isSpoken: boolean): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, isSpoken);
    if (!isNode(node)) return;
    const { type, name, value, callee, cooked = value } = Object(node);
    // Styles, errors for developers, and compiler directives.
    if (/^(?:TaggedTemplate|Import|Export.*From|TS(?!As|Satisfies|NonNull))/.test(type) && type !== "ImportExpression")
      return;
    if (type === "NewExpression" && /Error$/.test(callee?.name)) return;
    const text = type === "TemplateElement" ? Object(value).cooked : cooked;
    if (typeof text === "string" && /^(?:JSXText|Literal|TemplateElement)$/.test(type)) {
      const isSentence = isSpoken || type === "JSXText" ? /\p{L}{2}/u : /\p{Lu}?\p{Ll}+[,.:’]? \p{L}/u;
      if (isSentence.test(text) && !CODE.test(text)) found.push(text.trim());
    }
    for (const [key, child] of Object.entries(node)) {
      if (type === "JSXAttribute") visit(child, key === "value" && SPOKEN.test(name.name));
      else visit(child, isSpoken);
    }
  };
  visit(parseSync(file, source).program.body, false);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

it("every sentence for visitors is in apps/web/words", () => {
  const sources = globSync("**/*.{ts,tsx}", { cwd: join(web, "src") }).filter(
    (file) => !OWNERS.test(file) && !/(?:\.test\.tsx?|\.d\.ts)$|^(?:testing|ui\/theme)\//.test(file),
  );
  const files = [...sources, "../build/owner-mails.ts", "../build/calendar-feed.ts"];
  const found = files.flatMap((file) =>
    sentencesIn(readFileSync(join(web, "src", file), "utf8"), file).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
