import type { PicturesConfig } from "./define-site-config.ts";

/** The picture that every slide shows (specification, section 2: "every slide displays the same picture"). */
const DEFAULT_PICTURE = "https://images.unsplash.com/photo-1506126613408-eca07ce68773";

/** Which picture lies over the drawing of which slide. An address that begins with a slash is a file of the site's own. */
export interface Pictures {
  readonly everySlide: string | null;
  readonly bySlide: Readonly<Record<number, string | null>>;
  /** Where the others come from: what the policy allows and the terms tell of. */
  readonly hosts: readonly string[];
}

export function resolvePictures(config: PicturesConfig | null = {}): Pictures {
  const { everySlide = DEFAULT_PICTURE, bySlide = {} } = config ?? { everySlide: null };
  const outside = [everySlide, ...Object.values(bySlide)].filter((address) => address?.startsWith("https:") ?? false);
  return { everySlide, bySlide, hosts: [...new Set(outside.map((address) => new URL(address ?? "").origin))] };
}

/** The address of a slide's picture, or `null` for the drawing alone. */
export function pictureOf(slide: number, { everySlide, bySlide }: Pictures): string | null {
  return bySlide[slide] === undefined ? everySlide : bySlide[slide];
}
