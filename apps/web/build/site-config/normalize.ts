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

/** "9am" and "9:30 p.m." on the 24-hour clock: "09:00", "21:30". Any other text as it is: "9:00" may mean the evening. */
export function clockTime24(time: string): string {
  const spoken = /^(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))?\s*([ap])\.?\s?m\.?$/i;
  return time.replace(spoken, (_, hour, minute = "00", half) => {
    const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
    return `${String(hours).padStart(2, "0")}:${minute}`;
  });
}

/** "https://quiet-lane.com/" without the slash at its end. */
export function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

/** "#2F6B4F" and "#abc" as the site writes colors: "#2f6b4f", "#aabbcc". */
export function sixDigits(color: string): string {
  return color.toLowerCase().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
}
