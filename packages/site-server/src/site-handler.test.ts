import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen } from "./listen.ts";
import { createSiteHandler } from "./site-handler.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";

const SITE = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Nothing here</h1>",
  "calendar.html": "<h1>Calendar</h1>",
  "folder/index.html": "<h1>Folder</h1>",
  "assets/index-1a2b.js": "export {};",
  "assets/index-1a2b.js.br": "as br",
  "assets/index-1a2b.js.gz": "as gzip",
  "assets/face.woff2": "",
  "favicon.svg": "<svg/>",
  "site.webmanifest": "{}",
  ".secret": "hidden",
  _headers: `/*\n  X-Site: inner light\n  X-Page: any\n/assets/*\n  Cache-Control: ${IMMUTABLE}\n/calendar\n  X-Page: calendar\n/404\n  X-Page: missing\n`,
};

function build(directory: string, site: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(site)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), content);
  }
}

describe("the site server", () => {
  const parent = mkdtempSync(join(tmpdir(), "site-"));
  const directory = join(parent, "dist");
  const servers: Awaited<ReturnType<typeof listen>>[] = [];
  let address = "";

  async function serve(options: { base?: string; earlier?: string[] } = {}): Promise<string> {
    const server = await listen(createSiteHandler({ directory, ...options }));
    servers.push(server);
    return server.address;
  }

  beforeAll(async () => {
    build(directory, SITE);
    writeFileSync(join(parent, "outside.txt"), "outside");
    address = await serve();
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    rmSync(parent, { recursive: true });
  });

  /** Requests exactly this path. `fetch` would normalize it. */
  async function ask(path: string, headers: OutgoingHttpHeaders = {}, { method = "GET", from = address } = {}) {
    const asked = request({ port: new URL(from).port, path, method, headers });
    asked.end();
    const response = await new Promise<IncomingMessage>((resolve) => asked.once("response", resolve));
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  test.for([
    ["/", "Home", "any"],
    ["/calendar", "Calendar", "any, calendar"],
    ["/calendar/", "Calendar", "any, calendar"],
    ["/calendar?month=1", "Calendar", "any, calendar"],
    ["//calendar", "Calendar", "any, calendar"],
    ["/%63alendar", "Calendar", "any, calendar"],
    ["/calendar%2f", "Calendar", "any, calendar"],
    ["/calendar.html", "Calendar", "any, calendar"],
    ["/folder/", "Folder", "any"],
  ])("serves %s as the page %s", async ([path = "", heading, page]) => {
    const { status, headers, body } = await ask(path);
    expect({ status, body }).toEqual({ status: 200, body: `<h1>${heading}</h1>` });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect([headers["x-site"], headers["x-page"]]).toEqual(["inner light", page]);
  });

  test.for([
    "/nowhere",
    "/assets/gone.js",
    "/_headers",
    "/%5fheaders",
    "/.secret",
    "/../outside.txt",
    "/%2e%2e/outside.txt",
    "/%",
    "//example.org/",
  ])("serves %s as the friendly 404 page", async (path) => {
    const { status, headers, body } = await ask(path);
    expect({ status, body }).toEqual({ status: 404, body: "<h1>Nothing here</h1>" });
    expect(headers).toMatchObject({ "x-site": "inner light", "x-page": "any, missing", "cache-control": "no-cache" });
  });

  test.for([
    ["/assets/index-1a2b.js", "text/javascript; charset=utf-8", IMMUTABLE],
    ["/assets/face.woff2", "font/woff2", IMMUTABLE],
    ["/favicon.svg", "image/svg+xml; charset=utf-8", "no-cache"],
    ["/site.webmanifest", "application/manifest+json", "no-cache"],
  ])("serves %s as %s with the cache policy %s", async ([path = "", type, caching]) => {
    const { status, headers } = await ask(path);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, type, caching]);
  });

  test.for([
    ["br", "br"],
    ["gzip, br; q=0", "gzip"],
    ["*", "br"],
    ["br;q=0, *;q=0.5", "gzip"],
    ["identity", undefined],
  ])("chooses the encoding for %s: %s", async ([accepted, encoding]) => {
    const { headers, body } = await ask("/assets/index-1a2b.js", { "accept-encoding": accepted });
    expect([headers["content-encoding"], body]).toEqual([encoding, encoding ? `as ${encoding}` : "export {};"]);
    expect(headers).toMatchObject({ vary: "Accept-Encoding", "content-type": "text/javascript; charset=utf-8" });
  });

  test("does not resend a page that the browser already has", async () => {
    // The responses may fall into different seconds.
    const { date: _, ...headers } = (await ask("/calendar")).headers;
    expect(await ask("/calendar", { "if-none-match": String(headers["etag"]) })).toMatchObject({
      status: 304,
      body: "",
    });
    expect(await ask("/calendar", {}, { method: "HEAD" })).toMatchObject({ status: 200, body: "", headers });
  });

  test.for([
    ["bytes=4-6", 206, "Cal"],
    ["bytes=-5", 206, "</h1>"],
    ["bytes=12-", 206, "</h1>"],
    ["bytes=0-1,4-5", 200, "<h1>Calendar</h1>"],
    ["lines=1-2", 200, "<h1>Calendar</h1>"],
  ] as const)("responds to the range %s with %i: %s", async ([range, status, body]) => {
    expect(await ask("/calendar", { range })).toMatchObject({ status, body });
  });

  test.for([
    ["/calendar", "GET", { range: "bytes=5-2" }, 416],
    ["/calendar", "GET", { range: "bytes=99-" }, 416],
    ["/", "POST", {}, 405],
    ["/unreadable.txt", "GET", {}, 503],
  ] as const)("refuses %s by %s with %o: %i", async ([path, method, headers, status]) => {
    // Reading its first byte fails (EIO).
    symlinkSync("/proc/self/mem", join(directory, "unreadable.txt"));
    const response = await ask(path, headers, { method, from: await serve() });
    rmSync(join(directory, "unreadable.txt"));
    expect([response.status, response.headers["content-type"]]).toEqual([status, "text/plain"]);
    expect(response.headers["cache-control"]).toBeUndefined();
  });

  test("reports that its port is already in use", async () => {
    const port = Number(new URL(address).port);
    await expect(listen(() => {}, { port })).rejects.toThrow(`Port ${port} is taken`);
    // 192.0.2.0/24 is reserved for documentation (RFC 5737).
    await expect(listen(() => {}, { host: "192.0.2.1" })).rejects.toThrow(/cannot listen on port 0 of 192\.0\.2\.1 /);
  });

  test("serves a site only at its base path", async () => {
    const from = await serve({ base: "/light/" });
    expect(await ask("/light/calendar", {}, { from })).toMatchObject({ status: 200 });
    expect(await ask("/", {}, { from })).toMatchObject({ status: 302, headers: { location: "/light/" } });
    expect(await ask("/light?a=?", {}, { from })).toMatchObject({ status: 308, headers: { location: "/light/?a=?" } });
    expect(await ask("/calendar", {}, { from })).toMatchObject({ status: 404, headers: { "x-site": "inner light" } });
  });

  test("serves an earlier build's assets, but not its pages", async () => {
    const earlier = join(parent, "earlier");
    build(earlier, {
      "index.html": "<h1>Old</h1>",
      "old.html": "",
      "assets/old-3c4d.js": "old();",
      "assets/old-3c4d.js.br": "old as br",
      "assets/index-1a2b.js": "another();",
    });
    const from = await serve({ earlier: [earlier] });
    const headers = { "cache-control": IMMUTABLE };
    expect(await ask("/assets/old-3c4d.js", {}, { from })).toMatchObject({ body: "old();", headers });
    const br = { "accept-encoding": "br" };
    expect(await ask("/assets/old-3c4d.js", br, { from })).toMatchObject({ body: "old as br", headers });
    expect(await ask("/assets/index-1a2b.js", {}, { from })).toMatchObject({ body: "export {};" });
    expect(await ask("/", {}, { from })).toMatchObject({ body: "<h1>Home</h1>" });
    expect(await ask("/old", {}, { from })).toMatchObject({ status: 404 });
  });

  test("serves a new build immediately", async () => {
    await ask("/calendar");
    rmSync(directory, { recursive: true });
    build(directory, { ...SITE, "calendar.html": "<h1>Days</h1>", "workshops.html": "<h1>Workshops</h1>" });
    expect(await ask("/calendar")).toMatchObject({ status: 200, body: "<h1>Days</h1>" });
    expect(await ask("/workshops")).toMatchObject({ status: 200, body: "<h1>Workshops</h1>" });
  });
});
