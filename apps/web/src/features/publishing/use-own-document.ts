import { useEffect } from "react";

/**
 * Keeps a page in its own document, which alone may connect to the publisher, so that no visitor's page runs under its
 * policy: links to other pages open a new tab, and the page reloads if the router has come from another page or leaves.
 */
export function useOwnDocument(isOwn: boolean): void {
  useEffect(() => {
    if (!isOwn) return;
    const { pathname } = location;
    const policy = document.querySelector<HTMLMetaElement>("meta[http-equiv='Content-Security-Policy']");
    if (policy?.content.includes("connect-src 'none'")) location.reload();
    const openInNewTab = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.host === location.host && link.pathname !== pathname) link.target = "_blank";
    };
    // In the capture phase, before the router, which ignores a link with a target.
    document.addEventListener("click", openInNewTab, true);
    return () => {
      document.removeEventListener("click", openInNewTab, true);
      if (location.pathname !== pathname) location.reload();
    };
  }, [isOwn]);
}
