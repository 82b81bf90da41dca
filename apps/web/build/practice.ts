import { basename } from "node:path";
import type { PublishedCalendarFile } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import type { Plugin } from "vite";
import type { Settings } from "../src/site/define-site-config.ts";
import { resolveSite, type Site } from "../src/site/resolve-site.ts";
import * as palette from "../src/ui/theme/palette.ts";
import { palettesOf } from "./colors/palettes.ts";
import { checkPracticeFiles, readPublishedCalendarFile } from "./practice-files.ts";
import { readLanguage, readSiteConfig } from "./site-config/read-site-config.ts";
import { checkWords } from "./words/check-words.ts";
import { type Files, isGroup, practiceWords, readWords } from "./words/words.ts";

/** The owner's files, as values. */
export interface Practice {
  readonly config: Settings;
  /** The settings as pages show them. */
  readonly site: Site;
  /** The practice's own words, and those of its site. */
  readonly own: Files;
  readonly words: Files;
  readonly calendar: PublishedCalendarFile | null;
}

/** Reads the owner's files. Throws an `OwnerFileError` for the first file that the site cannot use. */
export async function readPractice(): Promise<Practice> {
  return practiceOf(await readSiteConfig(), await practiceWords(), readPublishedCalendarFile());
}

export async function practiceOf(
  config: Settings,
  own: Files = {},
  calendar: PublishedCalendarFile | null = null,
): Promise<Practice> {
  const { legal = null } = own["legal.ts"] ?? {};
  const title = isGroup(legal) ? legal["title"] : undefined;
  const site = resolveSite(config, typeof title === "string" ? title : undefined);
  return { config, site, own, words: await readWords(config.language, own), calendar };
}

/** Checks all of the owner's files, then reads them. Throws a single `Failure` that lists everything to correct. */
export async function checkPractice(): Promise<Practice> {
  const problems: string[] = [];
  const attempt = async <Result>(check: () => Result) => {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const config = await attempt(readSiteConfig);
  await attempt(async () => checkWords(config ?? { language: await readLanguage(), pictures: null }));
  await attempt(checkPracticeFiles);
  await attempt(readPublishedCalendarFile);
  if (problems.length > 0) throw new Failure([...new Set(problems)].join("\n\n"));
  return readPractice();
}

/**
 * Serves the practice's settings, colors and words in place of the modules that declare them. Each export becomes a
 * module, because bundlers split code by module and pages should not load each other's words.
 */
export function practicePlugin({ config, site, words }: Practice): Plugin {
  const modules = new Map<string, object>([
    ["src/site/site.ts", { site }],
    ["build/parsed-site.ts", { config, site }],
    ["src/ui/theme/palette.ts", { ...palette, ...palettesOf(config.colors) }],
    ...Object.entries(words).map(([file, exports]) => [`words/${file}`, exports] as const),
  ]);
  return {
    name: "practice",
    load: {
      filter: { id: new RegExp(`/apps/web/(?:${[...modules.keys()].join("|")})(?:\\?export=\\w+)?$`) },
      handler(id) {
        const [path = "", name] = id.split("?export=");
        const exports = modules.get(path.split("/apps/web/").at(-1) ?? "") ?? {};
        const lines = name
          ? [`export const ${name} = ${JSON.stringify(Reflect.get(exports, name))};`]
          : Object.keys(exports).map((each) => `export { ${each} } from "./${basename(path)}?export=${each}";`);
        return { code: lines.join("\n"), map: null, moduleSideEffects: false };
      },
    },
  };
}
