import type { RequestListener } from "node:http";

/**
 * Hands the requests below the site's path on its host to `inside`, as if they were at the root, and the others to
 * `outside`. Adds a missing slash to the path itself. `basePath` begins and ends with a slash.
 */
export function belowBasePath(basePath: string, inside: RequestListener, outside: RequestListener): RequestListener {
  if (basePath === "/") return inside;
  return (request, response) => {
    const { url = "/" } = request;
    const [path, query] = url.split("?");
    if (`${path}/` === basePath) {
      response.writeHead(308, { Location: query === undefined ? basePath : `${basePath}?${query}` }).end();
      return;
    }
    if (!url.startsWith(basePath)) return outside(request, response);
    request.url = url.slice(basePath.length - 1);
    inside(request, response);
  };
}
