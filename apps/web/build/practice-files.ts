import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OwnerFileError } from "./owner-file-error.ts";
import { isDefaultSite, practice } from "./paths.mjs";

/** The folder of the practice's pictures, whose files have the addresses `/pictures/…`. */
export const PICTURES = "pictures";

/** The practice's own icon, which is also the mark beside its name. */
export const ICON = "icon.svg";

/** The practice's own picture for shared links. */
export const CARD = "social-card.jpg";

/** A file or folder of the practice by its name; `null` where it has none. */
export function practiceFile(name: string): string | null {
  const file = join(practice, name);
  return isDefaultSite || !existsSync(file) ? null : file;
}

/** Throws an `OwnerFileError` where the practice's icon or card is not what browsers can show. */
export function checkPracticeFiles(): void {
  const icon = practiceFile(ICON);
  const problem = icon === null ? null : iconProblem(readFileSync(icon, "utf8"));
  if (problem !== null) throw new OwnerFileError(`practice/${ICON}`, [problem]);
  const card = practiceFile(CARD);
  if (card !== null && !readFileSync(card, "latin1").startsWith("\xff\xd8"))
    throw new OwnerFileError(`practice/${CARD}`, ["expected a JPEG picture of 1200 by 630 pixels."]);
}

/** What is wrong with an icon; `null` for one that pages can show: their policy allows no style in an attribute, and no script. */
export function iconProblem(drawing: string): string | null {
  const isPlain = drawing.includes("<svg") && !/<(?:style|script)\b|\s(?:style|on\w+)=/.test(drawing);
  return isPlain ? null : "expected an SVG drawing without styles and scripts, which programs call “plain SVG”.";
}
