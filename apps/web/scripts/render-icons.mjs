/**
 * Makes the icons and the social card in `public/` from the drawings themselves. Run by hand after a drawing has changed:
 *
 *     node scripts/render-icons.mjs            (in apps/web)
 *
 * It needs a Chromium that playwright can start: its own, or the one that the variable CHROMIUM_PATH names.
 * Written: favicon.svg, favicon.ico (asked for where a document names no icon), icon-192.png, icon-512.png, apple-touch-icon.png, social-card.png.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";
import { compact } from "./compact-png.mjs";

const web = new URL("../", import.meta.url);
const font = new URL("node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2", web);

const PAPER = "#faf6ef";
const INK = "#2b2140";
const INK_ON_DARK = "#f5efe6";
const GLOWS = { 1: "#ffc46b", 2: "#ff8e72", 3: "#c79bf2", 4: "#7cc7e8", 5: "#9bd8a5" };

/** A drawing as markup that stands alone: with the lights it uses, and real colors for the theme's variables. */
async function draw(vite, file, name) {
  const drawings = await vite.ssrLoadModule(`/src/components/drawings/${file}.tsx`);
  const { LightGradients } = await vite.ssrLoadModule("/src/components/drawings/gradient-defs.tsx");
  const drawing = renderToStaticMarkup(createElement(drawings[name]));
  const lights = renderToStaticMarkup(createElement("svg", null, createElement(LightGradients)))
    .match(/<radialGradient .*?<\/radialGradient>/g)
    .filter((light) => drawing.includes(`url(#${/id="([^"]+)"/.exec(light)[1]})`));
  return drawing
    .replace(/(?<=<svg[^>]*>)/, `<defs>${lights.join("")}</defs>`)
    .replace(/var\(--glow-(\d)\)/g, (_, glow) => GLOWS[glow])
    .replaceAll(/ (data-\w+="[^"]*"|aria-hidden="true")/g, "");
}

function favicon(mark) {
  return mark
    .replace(/<svg[^>]*>/, (open) => {
      const svg = open.replace(/ (width|height|preserveAspectRatio)="[^"]*"/g, "");
      const style = `svg{color:${INK}}@media(prefers-color-scheme:dark){svg{color:${INK_ON_DARK}}}`;
      return `${svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')}<style>${style}</style>`;
    })
    .replace('stroke-width="1.15"', 'stroke-width="1.5"');
}

function icon(mark) {
  return `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${PAPER};color:${INK}}svg{width:74vw;height:74vw}</style>${mark}`;
}

function card(figure, fontData) {
  return `<style>
    @font-face{font-family:Marcellus;src:url(data:font/woff2;base64,${fontData})}
    body{margin:0;background:${PAPER};color:${INK};font-family:Marcellus}
    svg{position:absolute;left:618px;top:35px;width:560px;height:560px}
    h1{position:absolute;left:76px;top:214px;margin:0;font-size:96px;font-weight:400;line-height:1}
    p{position:absolute;left:81px;top:340px;margin:0;font-size:34px;line-height:1.2}
  </style>${figure}<h1>Inner Light</h1><p>Aura readings and Reiki</p>`;
}

const vite = await createServer({
  configFile: false,
  root: fileURLToPath(web),
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  oxc: { jsx: { runtime: "automatic" } },
});
const mark = await draw(vite, "logo-mark", "LogoMark");
const figure = await draw(vite, "seated-figure", "SeatedFigure");
await vite.close();

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ["--no-sandbox", "--disable-quic"],
});
const page = await browser.newPage();

async function picture(name, width, height, body) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>${body}</html>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = compact(await page.screenshot());
  const file = name.endsWith(".ico") ? ico(png, width) : png;
  await writeFile(new URL(`public/${name}`, web), file);
  process.stdout.write(`${name} ${file.length} bytes\n`);
}

/** A square PNG in the container of an ICO file: a header, one entry, the picture. */
function ico(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon,
  header.writeUInt16LE(1, 4); // one picture.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await writeFile(new URL("public/favicon.svg", web), `${favicon(mark)}\n`);
await picture("favicon.ico", 32, 32, icon(mark));
await picture("icon-192.png", 192, 192, icon(mark));
await picture("icon-512.png", 512, 512, icon(mark));
await picture("apple-touch-icon.png", 180, 180, icon(mark));
await picture("social-card.png", 1200, 630, card(figure, (await readFile(font)).toString("base64")));
await browser.close();
