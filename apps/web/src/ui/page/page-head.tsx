import type { Page } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { Deferred } from "./deferred.tsx";

/** The title and metadata of a page. React moves them into the document's head; the title comes first. */
export function PageHead({ page }: { page: Pick<Page, "title" | "description" | "hidden"> & { path: string } }) {
  const title = `${page.title} | ${site.practiceName}`;
  const address = site.url + page.path;
  return (
    <>
      <title>{title}</title>
      <Deferred fallback={null}>
        <meta name="description" content={page.description} />
        {page.hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.practiceName} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={`${site.url}/social-card.jpg`} />
        <meta name="twitter:card" content="summary_large_image" />
      </Deferred>
    </>
  );
}
