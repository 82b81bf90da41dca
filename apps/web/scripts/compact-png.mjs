/**
 * Makes a browser's screenshot small: without the alpha nobody sees, its colors rounded to steps hard to see,
 * each row filtered the way that compresses best, and packed as tightly as zlib can. Only 8-bit RGB and RGBA, not interlaced,
 * which is what browsers write.
 */
import { constants, crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const CHANNELS = { 2: 3, 6: 4 };

export function compact(png, steps = [5, 5, 8]) {
  const { width, height, channels, rows } = read(png);
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = near(rows[i * channels + c], rows[c], steps[c]);
  }
  const packings = [undefined, 0, 1, 2, 3, 4].map((filter) =>
    deflateSync(filtered(pixels, width * 3, height, filter), {
      level: 9,
      memLevel: 9,
      strategy: constants.Z_DEFAULT_STRATEGY,
    }),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const smallest = packings.reduce((best, next) => (next.length < best.length ? next : best));
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", smallest), chunk("IEND", Buffer.alloc(0))]);
}

/** The nearest color that is a whole number of steps away from the paper's, which stays exactly as it is. */
function near(value, paper, step) {
  return Math.max(0, Math.min(255, paper + Math.round((value - paper) / step) * step));
}

function read(png) {
  const parts = [];
  let header;
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString("latin1", at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (name === "IHDR") header = body;
    if (name === "IDAT") parts.push(body);
    at += length + 12;
  }
  const [width, height, channels] = [header.readUInt32BE(0), header.readUInt32BE(4), CHANNELS[header[9]]];
  if (header[8] !== 8 || channels === undefined) throw new Error("compact-png reads 8-bit RGB and RGBA only");
  const stride = width * channels;
  const packed = inflateSync(Buffer.concat(parts));
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      rows[at] = packed[y * (stride + 1) + 1 + x] + predict(filter, rows, at, x < channels, y === 0, stride, channels);
    }
  }
  return { width, height, channels, rows };
}

/** What a filter expects at one byte, from the bytes to the left, above, and above left. */
function predict(filter, bytes, at, first, top, stride, channels) {
  const left = first ? 0 : bytes[at - channels];
  const above = top ? 0 : bytes[at - stride];
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const corner = first || top ? 0 : bytes[at - stride - channels];
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** Every row with one filter, or, without one named, with the filter that leaves the least in it. */
function filtered(pixels, stride, height, only) {
  const out = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    let least = Number.POSITIVE_INFINITY;
    for (const filter of only === undefined ? [0, 1, 2, 3, 4] : [only]) {
      const row = Buffer.alloc(stride + 1, filter);
      let left = 0;
      for (let x = 0; x < stride; x++) {
        const at = y * stride + x;
        row[x + 1] = pixels[at] - predict(filter, pixels, at, x < 3, y === 0, stride, 3);
        left += row[x + 1] === 0 ? 0 : 1;
      }
      if (left < least) {
        least = left;
        row.copy(out, y * (stride + 1));
      }
    }
  }
  return out;
}

function chunk(name, body) {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(name, 4, "latin1");
  body.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}
