import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { ServerOptions, ViteDevServer } from "vite";
import { repository, web } from "../paths.mjs";
import type { Words } from "../words/words.ts";
import { runCommand } from "./run-command.mjs";

const SOURCES = ["build", "index.html", "package.json", "public", "src", "vite.config.ts", "words"];

/** A copy of the site with its own practice, for testing the commands. */
export class SiteCopy {
  readonly root: string;
  readonly #web: string;

  private constructor(root: string) {
    this.root = root;
    this.#web = join(root, "apps/web");
  }

  static async create(): Promise<SiteCopy> {
    const copy = new SiteCopy(await mkdtemp(join(tmpdir(), "inner-light-")));
    const modules = join(copy.#web, "node_modules");
    await mkdir(modules, { recursive: true });
    const names = (await readdir(join(web, "node_modules"))).filter((name) => !/^\.(?!bin$)/.test(name));
    await Promise.all([
      ...names.map((name) => symlink(join(web, "node_modules", name), join(modules, name))),
      symlink(join(repository, "node_modules"), join(copy.root, "node_modules")),
      ...SOURCES.map((name) =>
        cp(join(web, name), join(copy.#web, name), {
          recursive: true,
          filter: (source) => !source.endsWith("node_modules"),
        }),
      ),
      mkdir(join(copy.#web, "practice")),
    ]);
    return copy;
  }

  /** Writes a practice's file, such as `pictures/room.svg`. */
  async give(file: string, content: string | Uint8Array): Promise<void> {
    const path = join(this.#web, "practice", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }

  take(file: string): Promise<void> {
    return rm(join(this.#web, "practice", file));
  }

  /** `settings` is the source between `{` and `}`. */
  configure(settings: string): Promise<void> {
    const source = `import { defineSiteConfig } from "../src/site/define-site-config.ts";\nexport default defineSiteConfig({\n${settings}\n});\n`;
    return this.give("site.config.ts", source);
  }

  publish(text: string): Promise<void> {
    return this.give("calendar.json", text);
  }

  /** Runs a package.json script without pnpm's extra second and the test runner's variables. */
  run(script: string, env: Record<string, string | undefined> = {}): Promise<{ code: number; output: string }> {
    return runCommand(`"${process.execPath}" --run ${script}`, {
      cwd: this.#web,
      env: { ...process.env, NODE_ENV: undefined, DEFAULT_SITE: undefined, UNCOMPRESSED: "1", ...env },
    });
  }

  /** Serves the copy's modules, words and settings, and ignores DEFAULT_SITE. The caller closes it. */
  async sources(server: ServerOptions = { middlewareMode: true }): Promise<ViteDevServer> {
    // Loaded late: browser tests build copies in other processes and do not need Vite.
    const { createServer } = await import("vite");
    return createServer({
      root: this.#web,
      configLoader: "native",
      logLevel: "silent",
      server: { watch: null, ...server, ws: false },
      optimizeDeps: { noDiscovery: true, include: [] },
    });
  }

  async say(file: string, exports: Words): Promise<void> {
    const lines = Object.entries(exports).map(([name, word]) => `export const ${name} = ${JSON.stringify(word)};\n`);
    await this.give(`words/${file}`, lines.join(""));
  }

  get dist(): string {
    return join(this.#web, "dist");
  }

  built(file: string): Promise<string> {
    return readFile(join(this.dist, file), "utf8");
  }

  addBuilt(file: string, text: string): Promise<void> {
    return writeFile(join(this.dist, file), text);
  }

  async builtFiles(): Promise<string[]> {
    const files = await readdir(this.dist, { recursive: true, withFileTypes: true });
    return files.filter((file) => file.isFile()).map((file) => relative(this.dist, join(file.parentPath, file.name)));
  }

  /** Includes binary files. */
  async builtTexts(): Promise<string[]> {
    return Promise.all((await this.builtFiles()).map((file) => readFile(join(this.dist, file), "latin1")));
  }

  async builtScripts(): Promise<string> {
    const assets = await readdir(join(this.#web, "dist/assets"));
    const scripts = assets.filter((file) => file.endsWith(".js"));
    return (await Promise.all(scripts.map((file) => this.built(join("assets", file))))).join("\n");
  }

  async remove(): Promise<void> {
    // Vite may still be writing to its cache.
    await rm(this.root, { recursive: true, maxRetries: 10 });
  }
}
