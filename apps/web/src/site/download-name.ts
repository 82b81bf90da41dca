import { site } from "./site.ts";

/** Names a file that the owner downloads after the practice: "inner-light-backup.json". */
export function downloadName(file: string): string {
  return [...(site.practiceName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []), file].join("-");
}
