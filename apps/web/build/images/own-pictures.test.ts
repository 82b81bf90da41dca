import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { makeOwnPictures, publishPictures, withPublished } from "./own-pictures.ts";

function useFolders() {
  const root = mkdtempSync(join(tmpdir(), "inner-light-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, "pictures");
  mkdirSync(folder);
  const give = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
  const make = (...names: string[]) =>
    makeOwnPictures({ bySlide: names.map((name) => `/pictures/${name}`) }, join(root, "cache"), folder);
  return { root, give, make };
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8a5a2b" } });

/** A photo from a phone, with rotated pixels and a location in its metadata. */
const photo = () =>
  blank(100, 1000)
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();

it("a photo is published upright, in several sizes, and without metadata", async () => {
  const { give, make } = useFolders();
  const original = await photo();
  expect((await sharp(original).metadata()).exif?.toString("latin1")).toContain("Phone");
  give("IMG 1.JPG", original);
  const picture = (await make("IMG 1.JPG")).get("/pictures/IMG 1.JPG");
  expect(picture?.address).toMatch(/^\/pictures\/img-1-[0-9a-f]{10}-1000$/);
  const made = await Promise.all(
    (picture?.files ?? []).map(async (file) => [basename(file), await sharp(file).metadata()] as const),
  );
  expect(made.map(([name, { width, height }]) => [name.replace(/^img-1-\w{10}/, ""), width, height])).toEqual([
    ["-480.webp", 480, 48],
    ["-800.webp", 800, 80],
    ["-1000.webp", 1000, 100],
    ["-1000.jpg", 800, 80],
  ]);
  for (const [, { exif, icc, xmp, iptc, orientation }] of made)
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  for (const file of picture?.files ?? []) expect(readFileSync(file, "latin1")).not.toMatch(/Phone|Exif|GPS/);
});

it.each<[string, (picture: Sharp) => Sharp]>([
  ["CMYK.jpg", (picture) => picture.toColourspace("cmyk").jpeg()],
  ["16 bits.png", (picture) => picture.toColourspace("rgb16").png()],
  ["gray.jpeg", (picture) => picture.grayscale().jpeg({ progressive: true })],
  ["transparent.webp", (picture) => picture.ensureAlpha(0.5).webp()],
  ["phone.avif", (picture) => picture.avif({ effort: 0 })],
])("a picture is published in sRGB without metadata: %s", async (name, write) => {
  const { give, make } = useFolders();
  const tagged = blank(20, 10)
    .withExif({ IFD0: { Artist: "Ada Reyes" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1" } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ada Reyes</x:xmpmeta>');
  const original = await write(tagged).toBuffer();
  expect(original.toString("latin1")).toContain("Ada Reyes");
  give(name, original);
  const [picture] = (await make(name)).values();
  expect(picture?.files).toHaveLength(2);
  for (const file of picture?.files ?? []) {
    const { space, exif, icc, xmp, iptc } = await sharp(file).metadata();
    expect([space, exif, icc, xmp, iptc]).toEqual(["srgb", undefined, undefined, undefined, undefined]);
    expect(readFileSync(file, "latin1")).not.toMatch(/Ada|Exif|xmp/);
  }
});

it("an SVG is published without its editor's metadata", async () => {
  const { give, make } = useFolders();
  const [start, end] = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">', '<path d="M0 0h9v9z"/></svg>'];
  const named = ' sodipodi:docname="Ada.svg" inkscape:export-filename="C:\\Users\\Ada\\mark.png"';
  give(
    "mark.svg",
    `<!-- Created by Ada -->${start.replace("<svg", `<svg${named}`)}<sodipodi:namedview id="Ada"/><metadata><rdf:RDF><dc:creator>Ada</dc:creator></rdf:RDF></metadata><inkscape:page><a/></inkscape:page>${end}`,
  );
  const [picture] = (await make("mark.svg")).values();
  expect(readFileSync(picture?.files[0] ?? "", "utf8")).toBe(start + end);
});

it.each([
  ["why? 50% #1.png", "why-50-1"],
  ["Cafe\u0301 für Öl.png", "cafe-fur-ol"],
  ["部屋.png", "picture"],
  ["..png", "picture"],
])("a published file name is safe on every host: %s", async (name, served) => {
  const { give, make } = useFolders();
  give(name, await blank(10, 10).png().toBuffer());
  const [picture] = (await make(name.normalize())).values();
  expect(picture?.address.replace(/-\w{10}-10$/, "")).toBe(`/pictures/${served}`);
});

it("a picture is converted again only after it changes", async () => {
  const { give, make } = useFolders();
  const madeAt = (files: readonly string[] = []) => files.map((file) => statSync(file).mtimeMs);
  give("room.png", await blank(900, 10).png().toBuffer());
  const [first] = (await make("room.png")).values();
  const times = madeAt(first?.files);
  const [again] = (await make("room.png")).values();
  expect(again).toEqual(first);
  expect(madeAt(again?.files)).toEqual(times);
  give("room.png", await blank(900, 20).png().toBuffer());
  const [other] = (await make("room.png")).values();
  expect(other?.address).not.toBe(first?.address);
});

it("an SVG stays an SVG, and a GIF stays animated", async () => {
  const { root, give, make } = useFolders();
  const frames = await Promise.all(
    ["#f00", "#0f0"].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  give(
    "moving.gif",
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
  give("mark.svg", "<svg/>");
  give("private.jpg", await photo());
  const pictures = await make("moving.gif", "mark.svg", "not-there.jpg");
  expect(pictures.get("/pictures/mark.svg")?.address).toMatch(/^\/pictures\/mark-[0-9a-f]{10}\.svg$/);
  const [webp = "", jpeg = ""] = pictures.get("/pictures/moving.gif")?.files ?? [];
  expect([(await sharp(webp).metadata()).pages, (await sharp(jpeg).metadata()).height]).toEqual([2, 8]);
  const said = await publishPictures(pictures, join(root, "dist"));
  expect(said).toMatch(/^Made for the page, without metadata: 2 of your pictures, in files of at most \d+ kB\. /);
  const published = await readdir(join(root, "dist/pictures"));
  expect(published.map((name) => name.replace(/-\w{10}/, "")).sort()).toEqual([
    "mark.svg",
    "moving-8.jpg",
    "moving-8.webp",
  ]);
  expect(await publishPictures(new Map(), join(root, "dist"))).toBe("");
});

it("a truncated photo is reported by name", async () => {
  const { give, make } = useFolders();
  const original = await photo();
  give("room.jpg", original.subarray(0, original.length / 2));
  await expect(make("room.jpg")).rejects.toThrow("- room.jpg: the picture cannot be read to its end. Save it again.");
});

it("picture URLs in settings and words are replaced with published URLs", () => {
  const pictures = new Map([["/pictures/a.jpg", { address: "/pictures/a-1-800", files: [] }]]);
  const words = {
    welcome: { picture: "/pictures/a.jpg", text: "A" },
    cards: [{ picture: "/pictures/b.jpg" }],
    none: null,
  };
  expect(withPublished(words, pictures)).toEqual({ ...words, welcome: { picture: "/pictures/a-1-800", text: "A" } });
});
