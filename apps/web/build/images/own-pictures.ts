import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { PICTURE_WIDTHS } from "../../src/site/pictures.ts";
import { OwnerFileError } from "../owner-file.ts";
import { web } from "../paths.mjs";
import { ICON, PICTURES, pictureFile, practiceFile, withoutMetadata } from "../practice-files.ts";

/** The published version of a practice's picture. */
interface PublishedPicture {
  /** A drawing's URL, or the start of a photo's: "/pictures/room-1a2b3c4d-1600" (ui/picture/photograph.tsx). */
  readonly address: string;
  readonly files: readonly string[];
}

export type OwnPictures = ReadonlyMap<string, PublishedPicture>;

const CACHE = join(web, "node_modules/.cache/pictures");

/** Part of every hash. Change it along with the settings below. */
const VERSION = "2";

/**
 * Converts the pictures in settings and words to WebP with a JPEG fallback, in the widths that pages use. Turns them
 * upright and drops metadata, such as a photo's location. Throws an `OwnerFileError` for unreadable pictures.
 */
export async function makeOwnPictures(owners: unknown, cache = CACHE, folder?: string): Promise<OwnPictures> {
  await mkdir(cache, { recursive: true });
  const pictures = new Map<string, PublishedPicture>();
  const problems: string[] = [];
  for (const address of addressesIn(owners)) {
    const file = pictureFile(address, folder);
    if (file === null) continue;
    try {
      pictures.set(address, await makePicture(file, cache));
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      problems.push(`${basename(file)}: the picture cannot be read to its end. Save it again. (${reason})`);
    }
  }
  if (problems.length > 0) throw new OwnerFileError(`practice/${PICTURES}`, problems);
  return pictures;
}

function addressesIn(owners: unknown): ReadonlySet<string> {
  const addresses = new Set<string>();
  JSON.parse(JSON.stringify(owners), (_, value) => {
    if (typeof value === "string" && value.startsWith(`/${PICTURES}/`)) addresses.add(value);
    return value;
  });
  return addresses;
}

/** Replaces the owner's picture URLs with those of the published pictures. */
export function withPublished<Owners>(owners: Owners, pictures: OwnPictures): Owners {
  return JSON.parse(JSON.stringify(owners), (_, value) => pictures.get(value)?.address ?? value);
}

async function makePicture(file: string, cache: string): Promise<PublishedPicture> {
  const content = await readFile(file);
  const hash = createHash("sha256").update(VERSION).update(content).digest("hex").slice(0, 10);
  const extension = extname(file).toLowerCase();
  const name = basename(file, extname(file))
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40);
  const stem = `${name.replace(/^-|-$/g, "") || "picture"}-${hash}`;
  if (extension === ".svg") {
    await writeFile(join(cache, `${stem}.svg`), withoutMetadata(content));
    return { address: `/${PICTURES}/${stem}.svg`, files: [join(cache, `${stem}.svg`)] };
  }
  // Loaded lazily, because most callers only replace URLs.
  const { default: sharp } = await import("sharp");
  const image = (options = {}) => sharp(content, { failOn: "error", ...options }).autoOrient();
  const { autoOrient } = await image().metadata();
  const most = Math.min(autoOrient.width, Math.max(...PICTURE_WIDTHS));
  const widths = [...PICTURE_WIDTHS.filter((width) => width < most), most];
  const [jpegWidth = most] = widths.filter((width) => width >= 800);
  const make = async (path: string, write: (temporary: string) => Promise<unknown>) => {
    if (existsSync(path)) return path;
    // Renamed last, so an interrupted build does not leave a partial picture.
    await write(`${path}.part`);
    await rename(`${path}.part`, path);
    return path;
  };
  const files = [
    ...widths.map((width) =>
      make(join(cache, `${stem}-${width}.webp`), (part) =>
        image({ animated: true }).resize({ width }).webp({ quality: 74 }).toFile(part),
      ),
    ),
    make(join(cache, `${stem}-${most}.jpg`), (part) =>
      image()
        .resize({ width: jpegWidth })
        .flatten({ background: "#fff" })
        .jpeg({ quality: 76, mozjpeg: true })
        .toFile(part),
    ),
  ];
  return { address: `/${PICTURES}/${stem}-${most}`, files: await Promise.all(files) };
}

/** Strips the icon's metadata and returns its URL; `null` without an icon. */
export async function makeOwnIcon(): Promise<string | null> {
  const own = practiceFile(ICON);
  if (own === null) return null;
  await mkdir(CACHE, { recursive: true });
  await writeFile(join(CACHE, ICON), withoutMetadata(await readFile(own)));
  return join(CACHE, ICON);
}

/** Copies the pictures into the site. Returns a sentence about them, or "". */
export async function publishPictures(pictures: OwnPictures, dist: string): Promise<string> {
  const files = [...pictures.values()].flatMap((picture) => picture.files);
  if (files.length === 0) return "";
  await mkdir(join(dist, PICTURES), { recursive: true });
  await Promise.all(files.map((file) => copyFile(file, join(dist, PICTURES, basename(file)))));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const largest = Math.round(Math.max(...sizes) / 1000);
  return `Made for the page, without metadata: ${pictures.size} of your pictures, in files of at most ${largest} kB. The originals are not published.\n`;
}
