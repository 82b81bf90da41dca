import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Palettes, recolor } from "../colors/palettes.ts";
import { web } from "../paths.mjs";
import { ICON, practiceFile } from "../practice-files.ts";
import { renderSvg } from "./render-svg.ts";

/** Writes `favicon.svg` in the site's colors, and from it the icons for browsers and phones that take no SVG. */
export async function writeIcons(dist: string, palettes: Palettes, own = practiceFile(ICON)): Promise<void> {
  const mark = await readIcon(palettes, own);
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${palettes.lightPalette.paper}"/>${mark.replace("<svg", '<svg x="6.5" y="6.5" width="35" height="35"')}</svg>`;
  const png = (width: number) => renderSvg(icon, width).asPng();
  await Promise.all([
    writeFile(join(dist, "favicon.svg"), mark),
    writeFile(join(dist, "favicon.ico"), ico(png(32))),
    writeFile(join(dist, "apple-touch-icon.png"), png(180)),
    writeFile(join(dist, "icon-192.png"), png(192)),
    writeFile(join(dist, "icon-512.png"), png(512)),
  ]);
}

/** The practice's icon as it is, or the site's in the practice's colors. */
async function readIcon(palettes: Palettes, own = practiceFile(ICON)): Promise<string> {
  return own === null
    ? recolor(await readFile(join(web, "public/favicon.svg"), "utf8"), palettes)
    : readFile(own, "utf8");
}

/** An ICO file with one picture of 32 by 32 pixels, which may be a PNG: the header, the entry of the picture, the picture. */
function ico(png: Uint8Array): Buffer {
  const start = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  start.writeUInt32LE(png.length, 14);
  return Buffer.concat([start, png]);
}
