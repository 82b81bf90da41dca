import { existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_PRACTICE_NAME } from "../../src/site/resolve-site.ts";

/** The picture that goes with a shared link to any page (`og:image`), 1200 by 630. */
const SOCIAL_CARD = "social-card.jpg";

/**
 * Writes the card to `dist`: one with the site's name as it comes, and for a practice with a name of its own one without
 * a name, because drawing words takes a browser. An owner's card in `public` is left as it is.
 */
export async function writeSocialCard(dist: string, practiceName: string, publicFolder: string): Promise<void> {
  if (existsSync(join(publicFolder, SOCIAL_CARD))) return;
  const card = practiceName === DEFAULT_PRACTICE_NAME ? "inner-light.jpg" : "without-name.jpg";
  await copyFile(join(import.meta.dirname, card), join(dist, SOCIAL_CARD));
}
