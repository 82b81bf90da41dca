import { lazyRouteComponent } from "@tanstack/react-router";
import { type FunctionComponent, useEffect } from "react";

/** Where the document was opened. The build has no address. */
const opened = globalThis.location?.pathname;

/**
 * A page whose script loads with the first link to it, or with its document. A file that is gone means that the host has
 * a new build, so the page loads its document from there. (The router's own reload shows an error page when React
 * renders again before the document arrives.)
 */
export function lazyPage(load: () => Promise<FunctionComponent>) {
  return lazyRouteComponent(async () => ({
    default: await load().catch((error: unknown) => () => <PageOfNewBuild error={error} />),
  }));
}

/**
 * Stands in until the document arrives. It fails where a reload leads nowhere: a document that lacks its own page's file
 * would reload forever, and offline the browser would show a page of its own.
 */
function PageOfNewBuild({ error }: { error: unknown }) {
  useEffect(() => location.reload(), []);
  if (globalThis.location?.pathname === opened || !navigator.onLine) throw error;
  return null;
}
