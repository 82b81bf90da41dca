import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readHeaders } from "@inner-light/site-server";
import { expect, it, onTestFinished } from "vitest";
import { EVENTS, eventFilePath } from "../src/site/pages.ts";
import { CALENDAR_FEED } from "./calendar-feed.ts";
import { headersFile, nginxSnippet } from "./static-host-headers.ts";

const policyOf = (path: string) => `policy of ${path}`;

const addresses = [
  ...["/", "/index.html"].map((address) => [address, "/"]),
  ...["/admin", "/admin/", "/admin.html", "/admin/index.html"].map((address) => [address, "/admin"]),
  ...["/calendar", "/calendar/", "/calendar.html"].map((address) => [address, "/calendar"]),
  ...["/calendar/poster", "/calendar/poster/"].map((address) => [address, "/calendar/poster"]),
  ...["/events/7/", "/events/7/index.html"].map((address) => [address, `${EVENTS}*`]),
] as const;

it("each document has only its own policy on a host that merges matching rules", () => {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-headers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "_headers"), headersFile({}, policyOf));
  const headersOf = readHeaders(folder);
  for (const [address = "", path] of addresses)
    expect(headersOf(address)["Content-Security-Policy"], address).toBe(`policy of ${path}; frame-ancestors 'none'`);
  for (const address of ["/nowhere", "/assets/main.js", "/favicon.svg"]) {
    expect(headersOf(address)["Content-Security-Policy"]).toBeUndefined();
    expect(headersOf(address)["X-Frame-Options"]).toBe("DENY");
  }
});

it("the header rules stay within Cloudflare's limits", () => {
  const lines = headersFile({}, () => "p".repeat(1_900)).split("\n");
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_000);
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThan(100);
});

it.each(["/", "/practice/"])("nginx serves every calendar file under %s as text/calendar", (base) => {
  const [, pattern = ""] = /location ~ (\S+) \{[^}]*\}[^}]*text\/calendar/.exec(nginxSnippet(policyOf, base)) ?? [];
  for (const path of [CALENDAR_FEED, eventFilePath({ id: 7 }).slice(1)])
    expect(base + path).toMatch(new RegExp(pattern));
});

it.each(["/", "/practice/"])("nginx serves the /admin document under %s with only its own policy", (base) => {
  const snippet = nginxSnippet(policyOf, base);
  const [, pattern = ""] = /location ~ (\S+) \{[^{}]*policy of \/admin;/.exec(snippet) ?? [];
  for (const [address = "", path] of addresses)
    expect(new RegExp(pattern).test(base + address.slice(1)), address).toBe(path === "/admin");
  expect(snippet.match(/policy of \S+/g)?.filter((policy) => policy === "policy of /admin;")).toHaveLength(1);
});

it("nginx rules for a subpath do not affect the rest of the host", () => {
  const directives = nginxSnippet(policyOf, "/practice/").replaceAll(/^#.*\n/gm, "");
  expect(directives.match(/^\S.*/gm)).toEqual(["location = /practice {", "}", "location /practice/ {", "}"]);
  expect(directives).toContain("gzip_vary on;");
});
