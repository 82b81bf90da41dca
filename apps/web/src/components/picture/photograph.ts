import { styled } from "styled-components";

/** A picture from the owner's file, which covers its frame. Its host does not learn which page the visitor reads. */
export const Photograph = styled.img.attrs({
  alt: "",
  loading: "lazy",
  decoding: "async",
  referrerPolicy: "no-referrer",
})`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/**
 * The address of a configured picture. A host is asked for the size, as Unsplash and imgix understand it, unless the
 * address has a query of its own. A file of the site is below the path that the site is built for.
 */
export function pictureAddress(picture: string, width: number, height: number): string {
  if (picture.startsWith("/")) return import.meta.env.BASE_URL + picture.slice(1);
  return picture.includes("?") ? picture : `${picture}?auto=format&fit=crop&w=${width}&h=${height}&q=70`;
}
