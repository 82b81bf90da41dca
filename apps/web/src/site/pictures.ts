import type { PicturesConfig } from "./define-site-config.ts";

/** The picture that every slide shows (specification, section 2: "every slide displays the same picture"). */
const DEFAULT_PICTURE = "https://images.unsplash.com/photo-1506126613408-eca07ce68773";

/** What the owner's words may say where a drawing is: a file of the site to show in its place, and what that shows. */
export interface OwnPicture {
  readonly picture?: string | undefined;
  readonly label?: string | undefined;
}

/** Which picture lies over the drawing of which slide. An address that begins with a slash is a file of the site's own. */
export type Pictures = ReturnType<typeof resolvePictures>;

export function resolvePictures(config: PicturesConfig | null = {}, portrait?: string, language = "en-US") {
  const { everySlide = DEFAULT_PICTURE, bySlide = {}, glow = true } = config ?? { everySlide: null };
  const elsewhere = [everySlide, ...Object.values(bySlide), portrait].filter(isElsewhere);
  // Where the others and the portrait come from: what the policy allows and the terms tell of.
  const hosts = [...new Set(elsewhere.map((address) => new URL(address).origin))];
  const hostNames = new Intl.ListFormat(language).format(hosts.map((host) => new URL(host).host));
  return { everySlide, bySlide, glow, hosts, hostNames };
}

/** Whether a picture comes from another host, which then learns the visitor's address. */
export function isElsewhere(address: string | null | undefined): address is string {
  return address?.startsWith("https:") ?? false;
}

/** The address of a slide's picture, or `null` for the drawing alone. */
export function pictureOf(slide: number, { everySlide, bySlide }: Pictures): string | null {
  return bySlide[slide] === undefined ? everySlide : bySlide[slide];
}
