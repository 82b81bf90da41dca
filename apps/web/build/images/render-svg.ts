import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { escapeXml } from "../escape-xml.ts";

const fileOf = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)));

await initWasm(await fileOf("@resvg/resvg-wasm/index_bg.wasm"));

/** The display font. In a drawing, its family is "Marcellus". */
const fontBuffers = await Promise.all(
  ["latin", "latin-ext"].map((part) => fileOf(`@fontsource/marcellus/files/marcellus-${part}-400-normal.woff2`)),
);

/** Draws an SVG so many pixels wide. */
export function renderSvg(svg: string, width: number) {
  return new Resvg(svg, { font: { fontBuffers }, fitTo: { mode: "width", value: width } }).render();
}

/** By line: a drawing of its own unpacks the fonts, and a name is tried in many sizes. */
const widths = new Map<string, number>();

/** How wide a line in the display font is, at a size of 100. */
export function widthOfLine(line: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="Marcellus" font-size="100">${escapeXml(line)}</text></svg>`;
  const width = widths.get(line) ?? new Resvg(svg, { font: { fontBuffers } }).getBBox()?.width ?? 0;
  widths.set(line, width);
  return width;
}
