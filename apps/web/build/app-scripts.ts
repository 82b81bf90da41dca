import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { buildTarget } from "./oldest-browsers.ts";
import { site } from "./parsed-site.ts";
import { wordsPlugin } from "./words/words-plugin.ts";

/**
 * The script files that a page needs, each after the files it imports. `main.tsx` starts the app, so it comes last even
 * if other files import from it.
 */
export function modulesOf(path: string, output: Rolldown.RolldownOutput["output"]): string[] {
  const chunks = output.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("The build has no entry");
  const route = chunks.find(({ facadeModuleId }) => facadeModuleId !== null && isRouteOf(path, facadeModuleId));
  const order = new Set<string>();
  const add = (name: string) => {
    if (order.has(name)) return;
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(add);
    order.add(name);
  };
  add(entry.fileName);
  if (route !== undefined) add(route.fileName);
  return [...order].filter((name) => name !== entry.fileName).concat(entry.fileName);
}

/** The file of a page in routes/ has the last name of its path: poster.tsx is /calendar/poster. */
function isRouteOf(path: string, file: string): boolean {
  return file.endsWith(`/src/routes/${path.split("/").at(-1) || "home"}.tsx`);
}

/** Compiles a file of the folder `src` to the text of an inline script: of a module, or of a script that runs at once. */
export async function inlineScript(root: string, file: string, format: "es" | "iife"): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    plugins: [wordsPlugin(site.language)],
    logLevel: "warn",
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: join("src", file), output: { format } },
    },
  });
  const [chunk] = "output" in result ? result.output : [];
  if (chunk === undefined || chunk.imports.length > 0) throw new Error(`${file} must be one script`);
  return chunk.code.trim();
}
