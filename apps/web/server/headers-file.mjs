// @ts-check
/**
 * The headers for a path, from the `_headers` file that the build writes for static hosts
 * (build/static-host-headers.ts): a path on a line of its own, then its headers, indented. A path that ends with `*`
 * matches every path with that prefix. Where two rules name the same header, the later one wins.
 *
 * @param {string} file The text of the file.
 * @param {string} pathname
 * @returns {Map<string, string>}
 */
export function headersFor(file, pathname) {
  const headers = new Map();
  let applies = false;
  for (const line of file.split("\n")) {
    const [, name, value] = /^\s+([^:]+): *(.*)$/.exec(line) ?? [];
    if (line.startsWith("/")) applies = matches(line.trim(), pathname);
    else if (applies && name !== undefined) headers.set(name, value);
  }
  return headers;
}

/**
 * @param {string} pattern
 * @param {string} pathname
 */
function matches(pattern, pathname) {
  return pattern.endsWith("*") ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}
