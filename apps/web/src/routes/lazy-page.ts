import { lazyRouteComponent } from "@tanstack/react-router";
import { type ComponentType, useEffect } from "react";

/**
 * A page whose script loads with the first link to it, or with its document. A file that is gone means that the host has
 * a new build, so the page loads its document from there. (The router's own reload shows an error page when React
 * renders again before the document arrives.)
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazyRouteComponent(async () => ({ default: await load().catch(() => PageOfNewBuild) }));
}

/** Stands in until the document arrives. */
function PageOfNewBuild() {
  useEffect(() => location.reload(), []);
  return null;
}
