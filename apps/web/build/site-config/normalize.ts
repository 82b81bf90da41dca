/** A number of the United States or Canada, as people write it there. */
const NORTH_AMERICAN = /^(?:1[\s.-]*)?\(?([2-9]\d\d)\)?[\s.-]*([2-9]\d\d)[\s.-]*(\d{4})$/;

/**
 * "(518) 462-7731" and "518.462.7731" with the country code that every phone can dial: "+1 (518) 462-7731". Any other
 * text loses only what copying brings along: marks that nobody sees, and dashes and spaces of other kinds.
 */
export function withCountryCode(number: string): string {
  const plain = number
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/\s+/g, " ")
    .trim();
  return plain.replace(NORTH_AMERICAN, "+1 ($1) $2-$3");
}

/**
 * "9am", "9:30 p.m." and "21:30" as the site shows times: "9:00 AM". Any other text as it is; so is "9:00", which may
 * mean the morning or the evening.
 */
export function clockTime12(time: string): string {
  const spoken = /^0?(\d{1,2})(?:[:.]([0-5]\d))?\s*([ap])\.?\s?m\.?$/i.exec(time);
  if (spoken !== null) return `${spoken[1]}:${spoken[2] ?? "00"} ${spoken[3]?.toUpperCase()}M`;
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) return time;
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? "AM" : "PM"}`;
}

/** "https://quiet-lane.com/" without the slash at its end. */
export function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

/** "#2F6B4F" and "#abc" as the site writes colors: "#2f6b4f", "#aabbcc". */
export function sixDigits(color: string): string {
  return color.toLowerCase().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
}
