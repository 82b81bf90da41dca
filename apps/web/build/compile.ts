import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildOptions, build, type InlineConfig, mergeConfig, type Rolldown, type UserConfig } from "vite";
import { pageFile } from "../src/site/pages.ts";
import { buildTarget } from "./oldest-browsers.ts";
import { web } from "./paths.mjs";
import { type Practice, practicePlugin } from "./practice.ts";
import type * as PageRenderer from "./render-pages.ts";
import type { CompiledParts } from "./render-pages.ts";

type Output = Rolldown.RolldownOutput["output"];

async function compile(vite: UserConfig, options: BuildOptions): Promise<Output> {
  const config: InlineConfig = { root: web, configFile: false, logLevel: "warn", build: options };
  const result = await build(mergeConfig(vite, config));
  if (!("output" in result)) throw new Error("Vite did not build once");
  return result.output;
}

/** Compiles the app into a site's folder. */
export function compileClient(vite: UserConfig, outDir: string): Promise<Output> {
  return compile(vite, { outDir, emptyOutDir: true });
}

export type Renderer = typeof PageRenderer;

/** Compiles render-pages.ts with its `__COMPILED__` and loads it. The server of a shared site loads the same file. */
export async function compileRenderer(vite: UserConfig, compiled: CompiledParts, outDir: string): Promise<Renderer> {
  const define = { __COMPILED__: JSON.stringify(compiled) };
  await compile(mergeConfig(vite, { define }), {
    ssr: "build/render-pages.ts",
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    // Emits the fonts. Only prerendered pages refer to them.
    ssrEmitAssets: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: "[name].js" } },
  });
  return import(pathToFileURL(join(outDir, "render-pages.js")).href);
}

/** Compiles the scripts that pages contain, each from one file in `src`. */
export async function compileInlineScripts(practice: Practice) {
  const compileScript = async (file: string, format: "es" | "iife") => {
    const [chunk] = await compile(
      { plugins: [practicePlugin(practice)] },
      {
        write: false,
        target: buildTarget,
        modulePreload: false,
        rolldownOptions: { input: join("src", file), output: { format } },
      },
    );
    if (chunk.imports.length > 0) throw new Error(`${file} must be one script`);
    return chunk.code.trim();
  };
  return {
    boot: await compileScript("boot.ts", "es"),
    calendarFirstPaint: await compileScript("calendar-first-paint.ts", "iife"),
    noticeFirstPaint: await compileScript("notice-first-paint.ts", "iife"),
    eventPage: await compileScript("event-page-script.ts", "iife"),
  };
}

/** Returns the scripts of pages by path, each after its imports. `main.tsx` starts the app, so it is always last. */
export function modulesOf(paths: readonly string[], output: Output): Record<string, string[]> {
  const chunks = output.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("The build has no entry");
  const filesOf = (path: string) => {
    const route = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${pageFile(path)}`));
    const order = new Set<string>();
    const add = (name: string) => {
      if (order.has(name)) return;
      chunks.find(({ fileName }) => fileName === name)?.imports.forEach(add);
      order.add(name);
    };
    add(entry.fileName);
    if (route !== undefined) add(route.fileName);
    return [...order].filter((name) => name !== entry.fileName).concat(entry.fileName);
  };
  return Object.fromEntries(paths.map((path) => [path, filesOf(path)]));
}
