import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SiteCopy } from "./testing/site-copy.ts";

let copy: SiteCopy;
beforeAll(async () => {
  copy = await SiteCopy.create();
}, 60_000);
afterAll(() => copy.remove());

/** e2e/owner-site.spec.ts covers valid files. */
describe("an owner's mistakes", { timeout: 60_000 }, () => {
  it("are all listed in one run, without a stack trace", async () => {
    await copy.configure('email: "a@b..c",\nemail: "hello@quiet-lane",\nphone: 7, emial: ""');
    await copy.give("words/footer.ts", 'export const footer = { tagline: "a", closing: "",\n"tagline": "b" };');
    await copy.give("words/home.ts", "export const home = { leed: 1, title: 2 };");
    await copy.give("home.ts", "");
    const { code, output } = await copy.run("build");
    for (const file of ["words/footer.ts", "words/home.ts", "home.ts"]) await copy.take(file);
    const lines = output.split("\n").map((line) => line.slice(0, 72));
    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "
      Please correct this in apps/web/practice/site.config.ts, and start again

        - line 4: "email" is there twice. Keep one of the two.
        - email: found "hello@quiet-lane", expected an email address, such as 
        - phone: found 7, expected a phone number, such as "(518) 462-7731".
        - the file: found "emial", expected one of practiceName, siteUrl, lang

      Please correct this in apps/web/practice/words, and start again:

        - footer.ts, line 2: "tagline" is there twice. Keep one of the two.
        - footer.ts, footer, closing: found "", expected a text that is not em
        - home.ts, home, title: found 2, expected a text between quotes.
        - home.ts, home: found "leed", expected one of title, lead, from, brea

      Please correct this in apps/web/practice, and start again:

        - home.ts: the site does not know this file. Put it into words or pict
      "
    `);
    expect(code).toBe(1);
    await expect(copy.built("index.html")).rejects.toThrow("ENOENT");
  });

  it.each<[script: string, settings: string, env: Record<string, string>, reason: string]>([
    [
      "dev",
      "phone: null\n  address: null",
      {},
      "- The file cannot be read near line 4. Is a comma, a quote or a bracket",
    ],
    ["build", "", { ADMIN_PASSWORD: "" }, "ADMIN_PASSWORD is empty or has fewer than 8 characters"],
  ])("make pnpm %s fail with a reason: %j %j", async (script, settings, env, reason) => {
    await copy.configure(settings);
    const { code, output } = await copy.run(script, env);
    expect(output).toContain(reason);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });
});
