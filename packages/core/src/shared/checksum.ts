const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  return remainder;
});

/**
 * The CRC-32 (ISO 3309) of a text's code units, low byte first, as eight hexadecimal digits. It finds every damage
 * shorter than 32 bits and all but one in four thousand million of any other. Against forgery it proves nothing. A
 * cryptographic hash would prove as little to somebody who can write the file, and over plain http there is none.
 */
export function checksum(text: string): string {
  let remainder = 0xffffffff;
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
