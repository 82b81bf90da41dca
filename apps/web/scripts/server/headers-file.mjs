// @ts-check
/**
 * Reads the `_headers` file of static hosts (Netlify, Cloudflare Pages): a path on a line of its own, then, indented,
 * the headers of what it matches. `*` stands for any characters, `:name` for one step of a path, `#` opens a comment.
 */

/** @typedef {{ matches: RegExp; headers: Map<string, string> }} HeaderRule */

/**
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeadersFile(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) continue;
    if (content.startsWith("/")) {
      rules.push({ matches: pathPattern(content), headers: new Map() });
      continue;
    }
    const colon = content.indexOf(":");
    const headers = rules.at(-1)?.headers;
    if (colon < 1 || headers === undefined) {
      throw new Error(`_headers, line ${index + 1}: "${content}" is neither a path nor a header of one`);
    }
    const name = content.slice(0, colon).trim().toLowerCase();
    const value = content.slice(colon + 1).trim();
    const earlier = headers.get(name);
    headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return rules;
}

/**
 * The headers for a path. Where two rules name the same header, the later one wins.
 *
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Map<string, string>}
 */
export function headersFor(rules, pathname) {
  return new Map(rules.filter(({ matches }) => matches.test(pathname)).flatMap(({ headers }) => [...headers]));
}

/** @param {string} path */
function pathPattern(path) {
  const escaped = path
    .replace(/\/$/, "")
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\*/g, ".*")
    .replace(/:[a-z]\w*/gi, "[^/]+");
  return new RegExp(`^${escaped}/?$`);
}
