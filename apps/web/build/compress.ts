import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|webmanifest|ics)$/;

/** There may be hundreds of events. The best compression of their files takes half a minute and saves only 8%. */
const MANY = /^events\b/;

/** Limits memory use, because compressing the files of 5,000 events at once would take 10 GB. */
export const COMPRESSED_AT_ONCE = 8;

/** Writes a Brotli and a gzip copy beside each text file, for hosts that serve precompressed files. */
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
