import type { ComponentType } from "react";
import type { OwnPicture } from "../../site/pictures.ts";
import { Photograph, pictureAddress } from "./photograph.ts";

/** The owner's picture where there is one, over the whole positioned frame, and else the drawing. */
export function PictureOrDrawing({
  picture,
  label,
  drawing: Drawing,
}: OwnPicture & { readonly drawing: ComponentType }) {
  if (picture === undefined) return <Drawing />;
  return <Photograph src={pictureAddress(picture, 800, 600)} alt={label ?? ""} />;
}
