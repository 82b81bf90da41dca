import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { palettesOf } from "../colors/palettes.ts";
import { web } from "../paths.mjs";
import { writeIcons, writeSocialCard } from "./images.ts";

const GREEN = palettesOf({ light: { paper: "#e8f2e6", ink: "#1c3527", accent: "#2f6b4f" }, glow: ["#9bd8a5"] });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "inner-light-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the preview image for shared links", () => {
  /** Returns the columns of the card that have ink, and the color of its corner. */
  async function look(name: string) {
    await writeSocialCard(folder, {
      name,
      services: "Sound Bath and Reiki Healing",
      figure: '<svg viewBox="0 0 480 480"><circle cx="240" cy="240" r="77" fill="currentColor"/></svg>',
      palette: GREEN.lightPalette,
    });
    const { data, info } = await sharp(join(folder, "social-card.jpg")).raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    const isInk = (at: number) => Math.abs((data[at] ?? 0) - 0x1c) < 8 && Math.abs((data[at + 1] ?? 0) - 0x35) < 8;
    const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
      Array.from({ length: height }, (_, y) => 3 * (y * width + x)).some(isInk),
    );
    return { columns, corner: [...data.subarray(0, 3)] };
  }

  it("shows the practice's name and services beside the figure", async () => {
    const { columns, corner } = await look(`Łucja's Sound & Reiki for People <and> ${"A".repeat(20)}`);
    const words = columns.filter((x) => x < 600);
    expect(words.length).toBeGreaterThan(200);
    expect(Math.min(...words)).toBeGreaterThan(70);
    expect(Math.max(...words)).toBeLessThan(80 + 520);
    expect(corner).toEqual([0xe8, 0xf2, 0xe6].map((value) => expect.closeTo(value, -1)));
  });

  it("shows only the figure if the font lacks letters of the name", async () => {
    const { columns } = await look("Тихий свет Reiki");
    expect([columns[0], columns.at(-1)]).toEqual([expect.closeTo(510, -1), expect.closeTo(690, -1)]);
  });

  it("is the owner's picture if there is one", async () => {
    const own = join(folder, "own.jpg");
    const write = () =>
      writeSocialCard(folder, { name: "", services: "", figure: "", palette: GREEN.lightPalette }, own);
    await writeFile(own, "\xff\xd8", "latin1");
    await expect(write()).rejects.toThrow("- social-card.jpg: the picture cannot be read to its end. Save it again.");
    const card = sharp({ create: { width: 1200, height: 630, channels: 3, background: "#1c3527" } });
    await card
      .withExif({ IFD0: { Artist: "Ada" } })
      .jpeg()
      .toFile(own);
    await write();
    const { width, height, format, exif } = await sharp(join(folder, "social-card.jpg")).metadata();
    expect([width, height, format, exif]).toEqual([1200, 630, "jpeg", undefined]);
  });
});

describe("the site's icons", () => {
  const NAMES = ["favicon.svg", "favicon.ico", "apple-touch-icon.png", "icon-192.png", "icon-512.png"];
  const site = join(web, "public/favicon.svg");
  const write = async (palettes = palettesOf(), own: string | null = null) => {
    await writeIcons(folder, palettes, own);
    return Promise.all(NAMES.map((name) => readFile(join(folder, name))));
  };

  it("have the sizes that browsers and phones request", async () => {
    const [svg, ico, ...pngs] = await write(GREEN);
    const widthOf = (png: Buffer | undefined) => png?.subarray(1, 4).toString() === "PNG" && png.readUInt32BE(16);
    expect([ico?.subarray(22), ...pngs].map(widthOf)).toEqual([32, 180, 192, 512]);
    expect(new Set(svg?.toString().match(/#[0-9a-f]{6}/g))).toEqual(new Set(["#1c3527", "#e8f2e6", "#9bd8a5"]));
    const before = await write();
    expect(before[0]).toEqual(await readFile(site));
    expect(before.some((file, index) => file.equals([svg, ico, ...pngs][index] ?? file))).toBe(false);
  });

  it.each([
    '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9px" height="9px" viewBox="0 0 9 9">',
    '<svg width="9" height="9" xmlns="http://www.w3.org/2000/svg">',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100%" height="100%" viewBox="0 0 9 9" xml:space="preserve">',
  ])("fill the same area for any SVG header: %s", async (start) => {
    const own = join(folder, "own.svg");
    await writeFile(own, `${start}<path fill="#1c3527" d="M0 0h9v9H0z"/></svg>`);
    const png = (await write(GREEN, own)).at(-1);
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const inked = Array.from({ length: 512 }, (_, x) => data[3 * (256 * 512 + x)] === 0x1c).filter(Boolean).length;
    expect(inked).toBeGreaterThan(370);
    expect(inked).toBeLessThan(378);
  });

  it("are rendered from the owner's icon", async () => {
    const own = join(folder, "own.svg");
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#faf6ef" d="M0 0h9v9z"/></svg>';
    await writeFile(own, `<!-- by Ada -->${drawing}`);
    const [svg] = await write(GREEN, own);
    expect(svg?.toString()).toBe(drawing);
  });
});
