// @ts-check
import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure, runMain } from "./failure.mjs";
import { web } from "./paths.mjs";
import { runCommand } from "./run-command.mjs";

/** How long a download may take, in milliseconds: long enough for a slow line, short enough for a blocked one. */
const DOWNLOAD_TIME = 120_000;
const INSTALL_TIME = 240_000;

/** The one without windows first: it is the same browser and does the same work in three quarters of the time. */
const PROGRAMS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

const USUAL_PLACES = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((name) =>
    join(process.env[name] ?? "C:\\", "Google\\Chrome\\Application\\chrome.exe"),
  ),
};

/**
 * The program of a Chromium or Chrome: the one that CHROMIUM_PATH names, an installed one, Playwright's own, or, as
 * root on Debian and its kin, the distribution's package. Fails with a sentence that says what to install.
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
  const steps = [
    () => undefined,
    () => downloadWithPlaywright(say),
    ...(canInstallPackages() ? [() => installDebianPackage(say)] : []),
  ];
  for (const step of steps) {
    await step();
    for (const program of candidates()) if (await starts(program)) return program;
  }
  throw new Failure(
    "The browser tests need Chromium or Chrome and none could be found or downloaded: install one (on Debian: apt-get install chromium) or point CHROMIUM_PATH at it.",
  );
}

/** @returns {string[]} */
function candidates() {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return [
    ...PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program))),
    ...(process.platform === "darwin" || process.platform === "win32" ? USUAL_PLACES[process.platform] : []),
    createRequire(join(web, "package.json"))("playwright").chromium.executablePath(),
  ].filter((program) => existsSync(program));
}

/**
 * Whether it is a browser that can run here. (A downloaded one may lack system libraries; Ubuntu's `chromium-browser`
 * may only be a note about snap.)
 *
 * @param {string} program
 */
async function starts(program) {
  if (!existsSync(program)) return false;
  // On Windows the question would open a window.
  if (process.platform === "win32") return true;
  const { code, output } = await runCommand(`"${program}" --version`, { timeout: 20_000 });
  return code === 0 && /chrom/i.test(output);
}

/** @param {(progress: string) => void} say */
async function downloadWithPlaywright(say) {
  say("No Chromium is installed: downloading Playwright's own …");
  await runCommand("playwright install chromium", {
    cwd: web,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
    timeout: DOWNLOAD_TIME,
  });
}

function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** @param {(progress: string) => void} say */
async function installDebianPackage(say) {
  say("That did not work: installing Debian's own with apt-get …");
  await aptGet(`(${APT_INSTALL} chromium-headless-shell || ${APT_INSTALL} chromium)`);
}

/**
 * The site is first painted in Liberation or Arial and Times New Roman (src/theme/fonts.ts). A Linux machine may have a
 * browser and none of these; its pages would shift when the site's own fonts arrive.
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

const APT_INSTALL = "apt-get install -y --no-install-recommends";

/** @param {string} command */
async function aptGet(command) {
  await runCommand(`apt-get update && ${command}`, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: INSTALL_TIME,
  });
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await runMain(async () => {
    const program = await findChromium((progress) => process.stderr.write(`${progress}\n`));
    process.stdout.write(`${program}\n`);
  });
}
