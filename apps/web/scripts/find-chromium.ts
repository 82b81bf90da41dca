import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { Failure } from "@inner-light/site-server/run-main";
import { chromium } from "@playwright/test";
import { web } from "../build/paths.mjs";
import { runCommand } from "../build/testing/run-command.mjs";

/** The headless shell is first, because the tests take a quarter less time in it. */
const KINDS = {
  "Chromium without windows": ["chromium-headless-shell", chromium.executablePath()],
  Chromium: ["chromium", "chromium-browser", "/Applications/Chromium.app/Contents/MacOS/Chromium"],
  Chrome: [
    ...["google-chrome", "google-chrome-stable", "chrome"],
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((name) =>
      join(process.env[name] ?? "C:\\", "Google\\Chrome\\Application\\chrome.exe"),
    ),
  ],
};

const APT_INSTALL = "apt-get install -y --no-install-recommends";

type Say = (progress: string) => void;

/** Returns the path of Chromium or Chrome, and installs one if necessary. Throws a `Failure` if it cannot. */
export async function findChromium(say: Say): Promise<string> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new Failure(
      `CHROMIUM_PATH is "${chosen}", and no Chromium or Chrome starts from there: correct it or unset it.`,
    );
  }
  const installed = await firstOf(Object.values(KINDS).flat());
  if (installed !== undefined) return installed;
  say("No Chromium is installed: downloading Playwright's own …");
  await runCommand("playwright install chromium", {
    cwd: web,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
    timeout: 120_000,
  });
  const downloaded = await firstOf([chromium.executablePath()]);
  if (downloaded !== undefined) return downloaded;
  if (canInstallPackages()) {
    say("That did not work: installing Debian's own with apt-get …");
    await aptGet(`(${APT_INSTALL} chromium-headless-shell || ${APT_INSTALL} chromium)`);
    const packaged = await firstOf(Object.values(KINDS).flat());
    if (packaged !== undefined) return packaged;
  }
  throw new Failure(
    "The browser tests need Chromium or Chrome and none could be found or downloaded: install one (on Debian: apt-get install chromium) or point CHROMIUM_PATH at it.",
  );
}

/** Returns each kind of Chromium, with its path if it is installed. */
export function installedChromiums(): Promise<{ readonly kind: string; readonly path: string | undefined }[]> {
  return Promise.all(Object.entries(KINDS).map(async ([kind, programs]) => ({ kind, path: await firstOf(programs) })));
}

/** Returns the first of these paths, or names in the PATH, that starts as a browser. */
async function firstOf(programs: readonly string[]): Promise<string | undefined> {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = programs.flatMap((name) =>
    isAbsolute(name) ? name : folders.map((folder) => join(folder, name)),
  );
  for (const program of candidates) if (await starts(program)) return program;
  return undefined;
}

/** Returns the version that a browser prints, such as "Chromium 156.0.8078.73". Windows has no such command. */
export async function versionOf(program: string): Promise<string> {
  if (process.platform === "win32") return "Chromium or Chrome";
  const { output } = await runCommand(`"${program}" --version`, { timeout: 20_000 });
  return /(?:Google )?Chrom\w+ \d[\d.]+/.exec(output)?.[0] ?? output.trim();
}

/** A downloaded browser may lack system libraries. Ubuntu's `chromium-browser` may only print a note about snap. */
async function starts(program: string): Promise<boolean> {
  if (!existsSync(program)) return false;
  // On Windows, `--version` opens a window.
  if (process.platform === "win32") return true;
  const { code, output } = await runCommand(`"${program}" --version`, { timeout: 20_000 });
  return code === 0 && /chrom/i.test(output);
}

/** Installs the fallback fonts of global-style.ts on Linux. Without them, pages shift when the site's fonts arrive. */
export async function requireFallbackFonts(say: Say): Promise<void> {
  if (process.platform !== "linux" || (await hasFallbackFonts())) return;
  if (canInstallPackages()) {
    say("The fonts that pages are first painted in are missing: installing Liberation with apt-get …");
    await aptGet(`${APT_INSTALL} fonts-liberation`);
    if (await hasFallbackFonts()) return;
  }
  throw new Failure(
    "The browser tests need the fonts Liberation Sans and Liberation Serif: install them (on Debian: apt-get install fonts-liberation).",
  );
}

async function hasFallbackFonts(): Promise<boolean> {
  const families = await Promise.all(
    ["Liberation Sans,Arial", "Liberation Serif,Times New Roman"].map((names) =>
      runCommand(`fc-match -f "%{family}" "${names}"`),
    ),
  );
  return families.every(({ code, output }) => code !== 0 || /Liberation|Arial|Times New Roman/.test(output));
}

function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function aptGet(command: string) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return runCommand(`apt-get update && ${command}`, { env, timeout: 240_000 });
}
