import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|webmanifest|ics)$/;

/** There may be hundreds of events. The best compression would take half a minute and save 8%. */
const MANY = /^events\b/;

/** Compressing 5,000 files at once would take 10 GB of memory. */
export const COMPRESSED_AT_ONCE = 8;

/** Writes Brotli and gzip copies of text files for hosts that serve them. */
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
  // All share one iterator.
  await Promise.all(Array.from({ length: COMPRESSED_AT_ONCE }, compressInTurn));
}
