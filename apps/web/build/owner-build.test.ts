import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SiteCopy } from "./testing/site-copy.ts";

let copy: SiteCopy;
beforeAll(async () => {
  copy = await SiteCopy.create();
}, 60_000);
afterAll(() => copy.remove());

type Wrong = [
  script: string,
  given: { settings?: string; file?: string; env?: Record<string, string> },
  reason: string,
];

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
  - the file: found "emial", expected one of practiceName, siteUrl, language, timeZone, email, country, phone, phoneFor, address, officeHours, textMessages, pictures, colors, socialLinks, legalName, legalLinks, repository, services, prices, about, notice, storage, keepMessagesMonths.
`);
    expect(code).toBe(1);
    await expect(copy.built("index.html")).rejects.toThrow("ENOENT");
  });

  it("lists everything that is wrong in settings, words and other files in one run", async () => {
    await copy.configure('email: "a@b..c",\nemail: "hello@quiet-lane",\nphone: 7');
    await copy.give("words/footer.ts", 'export const footer = { tagline: "a", closing: "",\n"tagline": "b" };');
    await copy.give("words/home.ts", "export const home = { leed: 1, title: 2 };");
    await copy.give("home.ts", "");
    const { output } = await copy.run("build");
    for (const file of ["words/footer.ts", "words/home.ts", "home.ts"]) await copy.take(file);
    expect(
      output
        .split("\n")
        .filter((line) => line.startsWith("  - "))
        .map((line) => line.slice(0, 60)),
    ).toMatchInlineSnapshot(`
      [
        "  - line 4: "email" is there twice. Keep one of the two.",
        "  - email: found "hello@quiet-lane", expected an email addre",
        "  - phone: found 7, expected a phone number, such as "(518) ",
        "  - footer.ts, line 2: "tagline" is there twice. Keep one of",
        "  - footer.ts, footer, closing: found "", expected a text th",
        "  - home.ts, home, title: found 2, expected a text between q",
        "  - home.ts, home: found "leed", expected one of title, lead",
        "  - home.ts: the site does not know this file. Put it into w",
      ]
    `);
  });

  it("that is missing is named", async () => {
    await copy.take("site.config.ts");
    const { output } = await copy.run("build");
    expect(output).toContain("practice/site.config.ts, and start again:\n\n  - The file is missing. Put it back");
  });

  // The files of the last two stay.
  it.each<Wrong>([
    ["dev", { settings: "phone: null\n  address: null" }, "- The file cannot be read near line 4. Is a comma, a quote"],
    ["build", { env: { ADMIN_PASSWORD: "" } }, "ADMIN_PASSWORD is empty or has fewer than 8 characters"],
    ["build", { file: "home.ts" }, "- home.ts: the site does not know this file. Put it into words or"],
    ["build", { file: "words/home.ts.txt" }, "- home.ts.txt: the site reads files that end with .ts. Rename it, or"],
  ])("ends pnpm %s with its reason: %j", async (script, { settings = "", file, env = {} }, reason) => {
    await copy.configure(settings);
    if (file !== undefined) await copy.give(file, "");
    const { code, output } = await copy.run(script, env);
    expect(output).toContain(reason);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });
});
