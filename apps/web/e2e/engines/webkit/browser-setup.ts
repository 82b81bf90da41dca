import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How a person has set up their browser and their computer. */
export interface BrowserSetup {
  readonly scripts?: boolean;
  readonly storage?: boolean;
  /** Whether pages may read the clipboard without asking. */
  readonly clipboard?: boolean;
  readonly isDark?: boolean;
  readonly isCalm?: boolean;
  readonly hasMoreContrast?: boolean;
  /** In pixels, 16 unless a person chose another. */
  readonly textSize?: number;
}

/** MiniBrowser's buttons are 334 pixels wide together, also in a window that does not show them. */
const NARROW_BUTTONS =
  "window * { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0); }";

/** Writes the settings into the browser's home folder. Returns the options with which MiniBrowser reads them. */
export async function writeSetup(home: string, setup: BrowserSetup): Promise<string[]> {
  const { scripts = true, storage = true, clipboard = false, textSize = 16 } = setup;
  const { isDark = false, isCalm = false, hasMoreContrast = false } = setup;
  const desktop = join(home, ".config/gtk-3.0");
  await mkdir(desktop, { recursive: true });
  await writeFile(join(desktop, "gtk.css"), NARROW_BUTTONS);
  const settings = [
    "[Settings]",
    `gtk-enable-animations=${isCalm ? 0 : 1}`,
    // WebKit knows by the name of the theme that a person wants more contrast.
    ...(hasMoreContrast ? ["gtk-theme-name=HighContrast"] : []),
  ];
  await writeFile(join(desktop, "settings.ini"), settings.join("\n"));
  const config = join(home, "websettings.ini");
  await writeFile(config, `[websettings]\ndefault-font-size=${textSize}\n`);
  return [
    `--config=${config}`,
    ...(scripts ? [] : ["--enable-javascript=false"]),
    ...(storage ? [] : ["--enable-html5-local-storage=false"]),
    ...(clipboard ? ["--javascript-can-access-clipboard=true"] : []),
    ...(isDark ? ["--dark-mode"] : []),
  ];
}
