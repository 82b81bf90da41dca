import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport } from "vite";
import { web } from "../build/paths.mjs";
import { darkPalette, lightPalette } from "../src/theme/palette.ts";

/**
 * Renders the icons in `public/` and the social cards in `build/social-card/` from the site's drawings. Run it by hand after a drawing has
 * changed, in apps/web, with a Chromium in CHROMIUM_PATH if Playwright has none of its own:
 *
 *     pnpm exec node scripts/render-icons.ts
 */

const CARDS = "build/social-card";
const JPEG = { type: "jpeg", quality: 85 } as const;

const { LogoMark } = await load<{ LogoMark: ComponentType }>("logo-mark");
const { SeatedFigure } = await load<{ SeatedFigure: ComponentType }>("seated-figure");
const { LightGradients } = await load<{ LightGradients: ComponentType }>("gradient-defs");
const mark = draw(LogoMark);
const font = await readFile(
  join(web, "node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2"),
  "base64",
);

const browser = await chromium.launch({
  ...(process.env["CHROMIUM_PATH"] !== undefined && { executablePath: process.env["CHROMIUM_PATH"] }),
  args: ["--no-sandbox", "--disable-quic"],
});
const page = await browser.newPage();

const icon = `
  <style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${lightPalette.paper}; color: ${lightPalette.ink} }
    svg { width: 74vw; height: 74vw }
  </style>${mark}`;
const cardWith = (style: string, words: string) => `
  <style>
    @font-face { font-family: Marcellus; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; background: ${lightPalette.paper}; color: ${lightPalette.ink}; font-family: Marcellus }
    svg { position: absolute; left: 618px; top: 35px; width: 560px; height: 560px }
    ${style}
  </style>${draw(SeatedFigure)}${words}`;
const ownCard = cardWith(
  `h1 { position: absolute; left: 76px; top: 214px; margin: 0; font-size: 96px; font-weight: 400; line-height: 1 }
    p { position: absolute; left: 81px; top: 340px; margin: 0; font-size: 34px; line-height: 1.2 }`,
  "<h1>Inner Light</h1><p>Aura readings and Reiki</p>",
);
const cardWithoutName = cardWith(
  "h1 { position: absolute; left: 76px; top: 222px; margin: 0; font-size: 78px; font-weight: 400; line-height: 1.2 }",
  "<h1>Aura readings<br>and Reiki</h1>",
);

await write("favicon.svg", `${favicon(mark)}\n`);
// Browsers request favicon.ico for documents that name no icon.
await write("favicon.ico", ico(await picture(32, 32, icon), 32));
await write("icon-192.png", await picture(192, 192, icon));
await write("icon-512.png", await picture(512, 512, icon));
await write("apple-touch-icon.png", await picture(180, 180, icon));
await write("inner-light.jpg", await picture(1200, 630, ownCard, JPEG), CARDS);
await write("without-name.jpg", await picture(1200, 630, cardWithoutName, JPEG), CARDS);
await browser.close();

async function load<Module>(file: string): Promise<Module> {
  return (await runnerImport<Module>(join(web, `src/components/drawings/${file}.tsx`))).module;
}

/** A drawing that stands alone: with the gradients it uses, and real colors in place of the theme's variables. */
function draw(component: ComponentType): string {
  const drawing = renderToStaticMarkup(createElement(component));
  const gradients = renderToStaticMarkup(createElement("svg", null, createElement(LightGradients)));
  const used = Array.from(gradients.matchAll(/<radialGradient id="([^"]+)".*?<\/radialGradient>/g))
    .filter(([, id]) => drawing.includes(`url(#${id})`))
    .map(([gradient]) => gradient);
  const withGradients = drawing
    .replace(/(?<=<svg[^>]*>)/, `<defs>${used.join("")}</defs>`)
    .replaceAll(/ (data-\w+="[^"]*"|aria-hidden="true")/g, "");
  return ([1, 2, 3, 4, 5] as const).reduce(
    (markup, glow) => markup.replaceAll(`var(--glow-${glow})`, lightPalette[`glow${glow}` as const]),
    withGradients,
  );
}

/** The mark in the colors of either scheme, with a stronger line, for the small size of a tab. */
function favicon(drawing: string): string {
  const style = `svg{color:${lightPalette.ink}}@media(prefers-color-scheme:dark){svg{color:${darkPalette.ink}}}`;
  return drawing
    .replace(/<svg[^>]*>/, (open) => {
      const svg = open.replaceAll(/ (width|height|preserveAspectRatio)="[^"]*"/g, "");
      return `${svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')}<style>${style}</style>`;
    })
    .replace('stroke-width="1.15"', 'stroke-width="1.5"');
}

async function picture(
  width: number,
  height: number,
  body: string,
  format: { type?: "jpeg"; quality?: number } = {},
): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Picture</title>${body}</html>`);
  return page.screenshot(format);
}

/** A square PNG in the container of an ICO file: a header, one entry of 32 bits per pixel, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

async function write(name: string, content: string | Buffer, folder = "public"): Promise<void> {
  await writeFile(join(web, folder, name), content);
  process.stdout.write(`${name} ${content.length} bytes\n`);
}
