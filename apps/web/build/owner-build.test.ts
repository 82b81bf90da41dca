import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SiteCopy } from "./testing/site-copy.ts";

let copy: SiteCopy;
beforeAll(async () => {
  copy = await SiteCopy.create();
}, 60_000);
afterAll(() => copy.remove());

/** What the build makes of a file in which all is well: e2e/owner-site.spec.ts. */
describe("an owner's file in which something is wrong", { timeout: 60_000 }, () => {
  it("fails with a sentence, no stack, and nothing built", async () => {
    await copy.configure(
      `emial: "hello@quiet-lane.com", officeHours: [{ from: "Monday", opens: "9", closes: "5:00 PM" }]`,
    );
    const { code, output } = await copy.run("build");
    expect(output).toBe(`
Please correct this in apps/web/practice/site.config.ts, and start again:

  - officeHours, row 1, opens: found "9", expected a time such as "9:00 AM", "9am" or "09:00".
  - the file: found "emial", expected one of practiceName, siteUrl, language, timeZone, email, phone, address, officeHours, textMessages, pictures, colors, slides, socialLinks, legalName, legalLinks, repository, services, prices, about, notice, storage, keepMessagesMonths.
`);
    expect(code).toBe(1);
    await expect(copy.built("index.html")).rejects.toThrow("ENOENT");
  });

  it.each([
    ["build", "phone: null\n  address: null", {}, "- The file cannot be read near line 4. Is a comma, a quote or a"],
    ["build", "", { ADMIN_PASSWORD: "" }, "ADMIN_PASSWORD is empty or has fewer than 8 characters"],
    ["build", "", { ADMIN_PASSWORD: "k" }, "ADMIN_PASSWORD is empty or has fewer than 8 characters"],
    [
      "build",
      'language: "ar"',
      {},
      '- language: found "ar", expected the tag of a language that is read from left to right',
    ],
    ["dev", "phone: 7", {}, "- phone: found 7, expected a phone number such as"],
  ])("ends pnpm %s with its reason: %j %j", async (script, settings, env, reason) => {
    await copy.configure(settings);
    const { code, output } = await copy.run(script, env);
    expect(output).toContain(reason);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });

  it.each([
    [
      "words/home.ts",
      'export const home = {\n  title: "Come"\n  lead: "In"\n};',
      "practice/words/home.ts, and start again:\n\n  - The file cannot be read near line 3.",
    ],
    ["words/home.ts.txt", "", "- home.ts.txt: the site reads files that end with .ts. Rename it, or remove it."],
    ["home.ts", "export const home = {};", "- home.ts: the site does not know this file. Put it into words or"],
    ["social-card.jpg", "", "- social-card.jpg: expected a JPEG picture of 1200 by 630 pixels."],
  ])("ends with the reason where %s is not what it should be", async (file, text, reason) => {
    await copy.configure("");
    await copy.give(file, text);
    const { code, output } = await copy.run("build");
    await rm(join(copy.root, "apps/web/practice", file));
    expect(output).toContain(reason);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });
});
