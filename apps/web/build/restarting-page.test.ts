import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { restarting } from "../words/restarting.ts";
import { palettesOf } from "./colors/palettes.ts";
import { restartingPage } from "./restarting-page.ts";

it("the page of a restart loads itself again, is in no search engine, and needs nothing that the server has", async () => {
  const html = await restartingPage(restarting, palettesOf());
  expect(html).toContain('<meta http-equiv="refresh" content="5">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/(?:href|src)=|url\([^#]|@import|\{\w+\}|<!--/);
  for (const [, style = ""] of html.matchAll(/<style>([^<]*)<\/style>/g))
    expect(html).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
});
