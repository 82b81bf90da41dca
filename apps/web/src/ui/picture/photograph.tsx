import type { ComponentType } from "react";
import { styled } from "styled-components";
import type { OwnPicture } from "../../site/pictures.ts";

/** A picture from the owner's file, which covers its frame. Its host does not learn which page the visitor reads. */
export const Photograph = styled.img.attrs(({ alt = "" }) => ({
  alt,
  loading: "lazy",
  decoding: "async",
  referrerPolicy: "no-referrer",
}))`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** The address of a picture: in this size, as Unsplash and imgix read it, unless it has a query or is the site's. */
export function pictureAddress(picture: string, width: number, height: number): string {
  if (picture.startsWith("/")) return import.meta.env.BASE_URL + picture.slice(1);
  return picture.includes("?") ? picture : `${picture}?auto=format&fit=crop&w=${width}&h=${height}&q=70`;
}

/** The owner's picture where there is one, over the whole positioned frame, and else the drawing, if any. */
export function PictureOrDrawing({
  picture,
  label,
  drawing: Drawing,
}: OwnPicture & { readonly drawing: ComponentType | undefined }) {
  if (picture === undefined) return Drawing && <Drawing />;
  return <Photograph src={pictureAddress(picture, 800, 600)} alt={label ?? ""} />;
}
