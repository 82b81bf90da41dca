import type { ComponentType } from "react";
import { styled } from "styled-components";
import type { QrCodeDrawing } from "../../site/draw-qr-code.ts";
import { type OwnPicture, PICTURE_WIDTHS } from "../../site/pictures.ts";
import { codePalette } from "../theme/palette.ts";

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

/** Returns a picture's sources, at widths from the build or from a host that resizes, such as Unsplash. */
export function pictureSources(
  picture: string,
  { width, ratio, sizes }: { width: number; ratio: number; sizes?: string },
) {
  if (!__HAS_PICTURES__ || !picture.startsWith("/")) {
    const source = (wide: number) => `${picture}?auto=format&fit=crop&w=${wide}&h=${wide * ratio}&q=70`;
    if (picture.includes("?")) return { src: picture };
    const srcSet = sizes && PICTURE_WIDTHS.map((wide) => `${source(wide)} ${wide}w`).join(", ");
    return { src: source(width), srcSet, sizes };
  }
  const address = import.meta.env.BASE_URL + picture.slice(1);
  const [end, most] = /-(\d+)$/.exec(address) ?? [];
  if (end === undefined) return { src: address };
  const widths = [...PICTURE_WIDTHS.filter((wide) => wide < Number(most)), most];
  const srcSet = widths.map((wide) => `${address.slice(0, -end.length)}-${wide}.webp ${wide}w`).join(", ");
  return { src: `${address}.jpg`, srcSet, sizes };
}

/** Renders the owner's picture, or the drawing without one. Fills its positioned frame. */
export function PictureOrDrawing({
  picture,
  label,
  drawing: Drawing,
}: OwnPicture & { readonly drawing: ComponentType | undefined }) {
  if (picture === undefined) return Drawing && <Drawing />;
  const sources = pictureSources(picture, { width: 800, ratio: 3 / 4, sizes: "(min-width: 48em) 36rem, 92vw" });
  return <Photograph {...sources} alt={label ?? ""} />;
}

/** The quiet zone in squares (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Draws a QR code, black on white in every color scheme, as cameras expect. */
export function QrCodeImage({ code, label }: { code: QrCodeDrawing; label: string }) {
  const width = code.size + 2 * QUIET_ZONE;
  const left = -QUIET_ZONE;
  const top = -QUIET_ZONE - 0.5;
  return (
    <svg viewBox={`${left} ${top} ${width} ${width}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect x={left} y={top} width={width} height={width} fill={codePalette.ground} />
      <path d={code.path} stroke={codePalette.squares} />
    </svg>
  );
}
