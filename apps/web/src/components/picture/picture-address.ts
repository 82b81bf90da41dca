/**
 * The address of a configured picture. A host is asked for the size, as Unsplash and imgix understand it, unless the
 * address has a query of its own. A file of the site is below the path that the site is built for.
 */
export function pictureAddress(picture: string, width: number, height: number): string {
  if (picture.startsWith("/")) return import.meta.env.BASE_URL + picture.slice(1);
  return picture.includes("?") ? picture : `${picture}?auto=format&fit=crop&w=${width}&h=${height}&q=70`;
}
