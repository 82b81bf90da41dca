import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import sharp from "sharp";
import { type Palette, type Palettes, recolor } from "../colors/palettes.ts";
import { escapeXml } from "../escape-xml.ts";
import { OwnerFileError } from "../owner-file.ts";
import { web } from "../paths.mjs";
import { CARD, ICON, practiceFile, withoutMetadata } from "../practice-files.ts";

const fileOf = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)));

await initWasm(await fileOf("@resvg/resvg-wasm/index_bg.wasm"));

/** The display font. Drawings refer to it as "Marcellus". */
const fontBuffers = await Promise.all(
  ["latin", "latin-ext"].map((part) => fileOf(`@fontsource/marcellus/files/marcellus-${part}-400-normal.woff2`)),
);

function renderSvg(svg: string, width: number) {
  return new Resvg(svg, { font: { fontBuffers }, fitTo: { mode: "width", value: width } }).render();
}

/** Caches widths, because each measurement unpacks the fonts again. */
const widths = new Map<string, number>();

function widthOfLine(line: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="Marcellus" font-size="100">${escapeXml(line)}</text></svg>`;
  const width = widths.get(line) ?? new Resvg(svg, { font: { fontBuffers } }).getBBox()?.width ?? 0;
  widths.set(line, width);
  return width;
}

/** Writes `favicon.svg` in the site's colors, and raster copies for browsers and phones without SVG support. */
export async function writeIcons(dist: string, palettes: Palettes, own = practiceFile(ICON)): Promise<void> {
  const mark =
    own === null
      ? recolor(await readFile(join(web, "public/favicon.svg"), "utf8"), palettes)
      : withoutMetadata(await readFile(own)).toString();
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${palettes.lightPalette.paper}"/><image x="6.5" y="6.5" width="35" height="35" href="data:image/svg+xml;base64,${Buffer.from(mark).toString("base64")}"/></svg>`;
  const png = (width: number) => renderSvg(icon, width).asPng();
  await Promise.all([
    writeFile(join(dist, "favicon.svg"), mark),
    writeFile(join(dist, "favicon.ico"), ico(png(32))),
    writeFile(join(dist, "apple-touch-icon.png"), png(180)),
    writeFile(join(dist, "icon-192.png"), png(192)),
    writeFile(join(dist, "icon-512.png"), png(512)),
  ]);
}

function ico(png: Uint8Array): Buffer {
  const start = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  start.writeUInt32LE(png.length, 14);
  return Buffer.concat([start, png]);
}

/** `og:image` is 1200 by 630. The text is left of the figure. */
const WIDTH = 1200;
const LEFT = 80;
const COLUMN = 510;
const LARGEST = 96;
const MOST_LINES = 3;

interface SocialCard {
  readonly name: string;
  readonly services: string;
  /** SVG with the site's color variables. */
  readonly figure: string;
  readonly palette: Palette;
}

/** Draws the card, or copies the practice's own without its metadata. */
export async function writeSocialCard(dist: string, card: SocialCard, own = practiceFile(CARD)): Promise<void> {
  if (own !== null) {
    try {
      return await writeFile(join(dist, CARD), await sharp(own).autoOrient().jpeg({ quality: 90 }).toBuffer());
    } catch (cause) {
      throw new OwnerFileError("practice", [
        `${CARD}: the picture cannot be read to its end. Save it again. (${cause})`,
      ]);
    }
  }
  const { width, height, pixels } = renderSvg(drawCard(card), WIDTH);
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
  await picture.jpeg({ quality: 85 }).toFile(join(dist, CARD));
}

function drawCard({ name, services, figure, palette }: SocialCard): string {
  const colors: Readonly<Record<string, string>> = palette;
  const drawing = figure.replace(/var\(--glow-(\d)\)/g, (light, number) => colors[`glow${number}`] ?? light);
  const words = isInFont(name + services) ? drawWords(name, services) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 630" color="${palette.ink}">
<rect width="100%" height="100%" fill="${palette.paper}"/>
<svg x="${words === "" ? 319 : 618}" y="33" width="562" height="562">${drawing}</svg>
${words}
</svg>`;
}

/** The display font is Latin only. The card leaves out words with other letters. */
function isInFont(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
}

function drawWords(name: string, services: string): string {
  const { lines, size } = fitLines(name, LARGEST, MOST_LINES);
  const line = (text: string, fontSize: number, y: number) =>
    `<text x="${LEFT}" y="${y}" font-family="Marcellus" font-size="${fontSize}" fill="currentColor">${escapeXml(text)}</text>`;
  const last = 296 + ((lines.length - 1) * size) / 2;
  const rows = lines.map((text, index) => line(text, size, last - (lines.length - 1 - index) * size * 1.08));
  return [...rows, line(services, fitLines(services, 36, 1).size, last + 75)].join("");
}

/** Breaks a string into lines that fit the column, in the largest font size possible. */
function fitLines(text: string, size: number, mostLines: number): { lines: readonly string[]; size: number } {
  const isNarrow = (line: string) => widthOfLine(line) * size <= COLUMN * 100;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && (isNarrow(longer) || lines.length === mostLines)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.every(isNarrow) ? { lines, size } : fitLines(text, size * 0.94, mostLines);
}
