// @ts-check
import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { Failure } from "@inner-light/site-server/run-main";
import { chromium } from "@playwright/test";
import { web } from "../build/paths.mjs";
import { runCommand } from "../build/testing/run-command.mjs";

/** The headless one first: the tests take three quarters of the time in it. */
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

/**
 * The path of a Chromium or Chrome: that of CHROMIUM_PATH, an installed one, or one that it installs: Playwright's own,
 * or for root on Debian the distribution's package. Otherwise throws a `Failure` that says what to install.
 *
 * @param {(progress: string) => void} say
 * @returns {Promise<string>}
 */
export async function findChromium(say) {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new Failure(
      `CHROMIUM_PATH is "${chosen}", and no Chromium or Chrome starts from there: correct it or unset it.`,
    );
  }
  const installed = await firstThatStarts();
  if (installed !== undefined) return installed;
  say("No Chromium is installed: downloading Playwright's own …");
  await runCommand("playwright install chromium", {
    cwd: web,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
    timeout: 120_000,
  });
  const downloaded = await firstThatStarts();
  if (downloaded !== undefined) return downloaded;
  if (canInstallPackages()) {
    say("That did not work: installing Debian's own with apt-get …");
    await aptGet(`(${APT_INSTALL} chromium-headless-shell || ${APT_INSTALL} chromium)`);
    const packaged = await firstThatStarts();
    if (packaged !== undefined) return packaged;
  }
  throw new Failure(
    "The browser tests need Chromium or Chrome and none could be found or downloaded: install one (on Debian: apt-get install chromium) or point CHROMIUM_PATH at it.",
  );
}

async function firstThatStarts() {
  for (const programs of Object.values(KINDS)) {
    const path = await firstOf(programs);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** @returns {Promise<{ kind: string; path: string | undefined }[]>} Each kind of Chromium, with its path where one is installed. */
export function installedChromiums() {
  return Promise.all(Object.entries(KINDS).map(async ([kind, programs]) => ({ kind, path: await firstOf(programs) })));
}

/** @param {string[]} programs Names to look up in the PATH, or paths. */
async function firstOf(programs) {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = programs.flatMap((name) =>
    isAbsolute(name) ? name : folders.map((folder) => join(folder, name)),
  );
  for (const program of candidates) if (await starts(program)) return program;
  return undefined;
}

/**
 * The version that a browser prints, such as "Chromium 156.0.8078.73". Windows has no such command.
 *
 * @param {string} program
 */
export async function versionOf(program) {
  if (process.platform === "win32") return "Chromium or Chrome";
  const { output } = await runCommand(`"${program}" --version`, { timeout: 20_000 });
  return /(?:Google )?Chrom\w+ \d[\d.]+/.exec(output)?.[0] ?? output.trim();
}

/**
 * Whether a program is a browser that runs. A downloaded one may lack system libraries, and Ubuntu's `chromium-browser`
 * may only print a note about snap.
 *
 * @param {string} program
 */
async function starts(program) {
  if (!existsSync(program)) return false;
  // On Windows `--version` opens a window.
  if (process.platform === "win32") return true;
  const { code, output } = await runCommand(`"${program}" --version`, { timeout: 20_000 });
  return code === 0 && /chrom/i.test(output);
}

/**
 * Installs the fallback fonts of src/ui/theme/global-style.ts where a Linux machine lacks them: without Liberation, or
 * Arial and Times New Roman, pages shift when the site's own fonts arrive.
 *
 * @param {(progress: string) => void} say
 */
export async function requireFallbackFonts(say) {
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

async function hasFallbackFonts() {
  const families = await Promise.all(
    ["Liberation Sans,Arial", "Liberation Serif,Times New Roman"].map((names) =>
      runCommand(`fc-match -f "%{family}" "${names}"`),
    ),
  );
  return families.every(({ code, output }) => code !== 0 || /Liberation|Arial|Times New Roman/.test(output));
}

function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** @param {string} command */
async function aptGet(command) {
  await runCommand(`apt-get update && ${command}`, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: 240_000,
  });
}
