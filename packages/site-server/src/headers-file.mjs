// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads the `_headers` file that the build writes for static hosts (build/static-host-headers.ts): a path on a line of its
 * own, then its headers, indented. A path that ends with `*` matches every path with that prefix. Where several rules name
 * the same header, their values are joined, as Cloudflare does.
 * @param {string} directory The folder of the built site.
 * @returns {(path: string) => Record<string, string>} The headers of a path.
 */
export function readHeaders(directory) {
  /** @type {{ pattern: string; headers: Record<string, string> }[]} */
  const rules = [];
  const file = join(directory, "_headers");
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [, name, value = ""] = /^\s+([^:]+): *(.*)$/.exec(line) ?? [];
    if (line.startsWith("/")) rules.push({ pattern: line.trim(), headers: {} });
    else if (name !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return (path) => {
    /** @type {Record<string, string>} */
    const joined = {};
    for (const { pattern, headers } of rules) {
      const isMatch = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
      for (const [name, value] of Object.entries(isMatch ? headers : {}))
        joined[name] = name in joined ? `${joined[name]}, ${value}` : value;
    }
    return joined;
  };
}
