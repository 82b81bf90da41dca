import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|webmanifest|ics)$/;

/** Each event has a page and a file. The best compression of hundreds takes half a minute, and saves 8% of their bytes. */
const MANY = /^events\b/;

/** How many files are in memory at a time: all of 5,000 events at once would take 10 GB. */
export const COMPRESSED_AT_ONCE = 8;

/** Writes a brotli and a gzip copy beside each text file, for hosts that send files compressed in advance. */
export async function compress(directory: string, write = writeFile): Promise<void> {
  const files = (await readdir(directory, { recursive: true })).filter((file) => COMPRESSIBLE.test(file)).values();
  const compressInTurn = async () => {
    for (const file of files) {
      const path = join(directory, file);
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: MANY.test(file) ? 6 : 11 };
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(content, { params }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await Promise.all([write(`${path}.br`, brotli), write(`${path}.gz`, gzipped)]);
    }
  };
  // They share one iterator, so each file is taken once.
  await Promise.all(Array.from({ length: COMPRESSED_AT_ONCE }, compressInTurn));
}
