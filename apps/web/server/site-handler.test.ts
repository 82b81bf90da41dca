import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen, readPort } from "./listen.mjs";
import { createSiteHandler } from "./site-handler.mjs";

const SITE = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Nothing here</h1>",
  "calendar.html": "<h1>Calendar</h1>",
  "folder/index.html": "<h1>Folder</h1>",
  "assets/index-1a2b.js": "export {};",
  "assets/index-1a2b.js.br": "compressed",
  "assets/face.woff2": "",
  "favicon.svg": "<svg/>",
  "site.webmanifest": "{}",
  ".secret": "hidden",
  _headers: "/*\n  X-Site: inner light\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
};

describe("the site's server", () => {
  const parent = mkdtempSync(join(tmpdir(), "site-"));
  const directory = join(parent, "dist");
  let server: Awaited<ReturnType<typeof listen>>;

  beforeAll(async () => {
    for (const [file, text] of Object.entries(SITE)) {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    }
    writeFileSync(join(parent, "outside.txt"), "outside");
    server = await listen(createSiteHandler({ directory }), 0);
  });
  afterAll(() => {
    server.close();
    rmSync(parent, { recursive: true });
  });

  /** Requests exactly this path, which `fetch` would normalize. */
  function ask(path: string, { method = "GET", headers = {} } = {}) {
    return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (resolve, reject) => {
        const { port } = new URL(server.address);
        const asked = request({ port, path, method, headers }, (response) => {
          let body = "";
          response.setEncoding("utf8").on("data", (text) => {
            body += text;
          });
          response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
        });
        asked.on("error", reject).end();
      },
    );
  }

  test.for([
    ["/", "Home"],
    ["/calendar", "Calendar"],
    ["/calendar/", "Calendar"],
    ["/calendar?month=1", "Calendar"],
    ["//calendar", "Calendar"],
    ["/folder", "Folder"],
    ["/folder/", "Folder"],
  ])("%s is the page %s, requested again each time", async ([path, heading]) => {
    const { status, headers, body } = await ask(path ?? "");
    expect({ status, body }).toEqual({ status: 200, body: `<h1>${heading}</h1>` });
    expect(headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["x-site"]).toBe("inner light");
  });

  test.for([
    "/nowhere",
    "/404",
    "/assets",
    "/assets/",
    "/assets/gone.js",
    "/_headers",
    "/%5fheaders",
    "/.secret",
    "/%2esecret",
    "/../outside.txt",
    "/%2e%2e/outside.txt",
    "/..%2foutside.txt",
    "/%",
    "//example.org/",
  ])("%s is the friendly page for unknown addresses", async (path) => {
    const { status, headers, body } = await ask(path);
    expect({ status, body }).toEqual({ status: 404, body: "<h1>Nothing here</h1>" });
    expect(headers["x-site"]).toBe("inner light");
  });

  test.for([
    ["/assets/index-1a2b.js", "text/javascript", "public, max-age=31536000, immutable"],
    ["/assets/face.woff2", "font/woff2", "public, max-age=31536000, immutable"],
    ["/favicon.svg", "image/svg+xml", "no-cache"],
    ["/site.webmanifest", "application/manifest+json", "no-cache"],
  ])("%s is %s, kept: %s", async ([path, type, caching]) => {
    const { status, headers } = await ask(path ?? "");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe(caching);
  });

  test("what the build has compressed goes to those who take it", async () => {
    const { headers, body } = await ask("/assets/index-1a2b.js", { headers: { "accept-encoding": "br" } });
    expect(headers).toMatchObject({ "content-encoding": "br", "content-type": "text/javascript" });
    expect(body).toBe("compressed");
  });

  test("what a browser has already is not sent again", async () => {
    const { headers } = await ask("/calendar");
    const again = await ask("/calendar", { headers: { "if-none-match": headers["etag"] } });
    expect(again).toMatchObject({ status: 304, body: "" });
  });

  test("nothing can be written", async () => {
    expect(await ask("/", { method: "POST" })).toMatchObject({ status: 405 });
  });

  test("a port that is taken is said in a sentence", async () => {
    const { port } = new URL(server.address);
    await expect(listen(createSiteHandler({ directory }), Number(port))).rejects.toThrow(`Port ${port} is taken`);
    expect(() => readPort("many", 1)).toThrow('PORT must be a number from 0 to 65535, and it is "many".');
    expect([readPort(undefined, 4173), readPort("", 4173), readPort("80", 4173)]).toEqual([4173, 4173, 80]);
  });

  test("a site below a folder of its host", async () => {
    const root = server;
    server = await listen(createSiteHandler({ directory, base: "/light/" }), 0);
    expect(await ask("/light/calendar")).toMatchObject({ status: 200 });
    expect(await ask("/")).toMatchObject({ status: 302, headers: { location: "/light/" } });
    expect(await ask("/calendar")).toMatchObject({ status: 404 });
    server.close();
    server = root;
  });

  test("a site that is built again is served as it is now", async () => {
    await ask("/calendar");
    rmSync(directory, { recursive: true });
    const rebuilt = { ...SITE, "calendar.html": "<h1>Days</h1>", "workshops.html": "<h1>Workshops</h1>" };
    for (const [file, text] of Object.entries(rebuilt)) {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    }
    expect(await ask("/calendar")).toMatchObject({ status: 200, body: "<h1>Days</h1>" });
    expect(await ask("/workshops")).toMatchObject({ status: 200, body: "<h1>Workshops</h1>" });
  });
});
