const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  return remainder;
});

/**
 * The CRC-32 (ISO 3309) of a text's UTF-16 code units, low byte first, as eight hexadecimal digits. It detects every burst
 * of errors up to 32 bits long. It does not detect forgery; nor would a cryptographic hash, which a forger could compute
 * again, and which a page opened over plain http cannot compute. To compute it of a text in pieces, pass the checksum of
 * what comes before the piece.
 */
export function checksum(text: string, before = "00000000"): string {
  let remainder = Number.parseInt(before, 16) ^ 0xffffffff;
  const take = (byte: number) => {
    remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ byte) & 0xff] ?? 0);
  };
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    take(unit & 0xff);
    take(unit >>> 8);
  }
  return ((remainder ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
