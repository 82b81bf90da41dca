import type { Settings } from "./define-site-config.ts";

/** The widths in pixels at which pages request pictures. The build converts the practice's own to these, or smaller. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1600];

/** The owner's replacement for a drawing: a file of the site, and its description. */
export interface OwnPicture {
  readonly picture?: string | undefined;
  readonly label?: string | undefined;
}

/** The slides' pictures. A URL that begins with a slash is one of the site's files. */
export type Pictures = ReturnType<typeof resolvePictures>;

export function resolvePictures({ pictures, about, language }: Settings) {
  const { everySlide, bySlide, glow } = pictures ?? { everySlide: null, bySlide: {}, glow: true };
  const elsewhere = [everySlide, ...Object.values(bySlide), about?.portrait?.picture].filter(isElsewhere);
  const hosts = [...new Set(elsewhere.map((address) => new URL(address).origin))];
  const hostNames = new Intl.ListFormat(language).format(hosts.map((host) => new URL(host).host));
  return { everySlide, bySlide, glow, hosts, hostNames };
}

/** Whether a picture comes from another host, which then gets the visitor's IP address. */
export function isElsewhere(address: string | null | undefined): address is string {
  return address?.startsWith("https:") ?? false;
}

/** The URL of a slide's picture, or `null` for the drawing alone. */
export function pictureOf(slide: number, { everySlide, bySlide }: Pictures): string | null {
  return bySlide[slide] === undefined ? everySlide : bySlide[slide];
}
