import type { Settings } from "./define-site-config.ts";

/** Picture widths in pixels. The build scales the practice's own pictures down to these. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1600];

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

/** Whether a picture is on another host. That host sees the visitor's IP address. */
export function isElsewhere(address: string | null | undefined): address is string {
  return address?.startsWith("https:") ?? false;
}

/** Returns the URL of a slide's picture, or `null` for the drawing alone. */
export function pictureOf(slide: number, { everySlide, bySlide }: Pictures): string | null {
  return bySlide[slide] === undefined ? everySlide : bySlide[slide];
}
