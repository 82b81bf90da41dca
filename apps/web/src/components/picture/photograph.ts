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
