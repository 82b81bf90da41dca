import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeSocialCard } from "./write-social-card.ts";

const card = (name: string) => readFile(join(import.meta.dirname, name));

describe("the picture that goes with a shared link", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "inner-light-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ["Inner Light", "inner-light.jpg"],
    ["Birch Hill Reiki", "without-name.jpg"],
  ])("of %s is %s", async (practiceName, file) => {
    await writeSocialCard(folder, practiceName, join(folder, "public"));
    expect((await readFile(join(folder, "social-card.jpg"))).equals(await card(file))).toBe(true);
  });

  it("is the owner's own where there is one", async () => {
    await writeFile(join(folder, "social-card.jpg"), "my card");
    await writeSocialCard(folder, "Birch Hill Reiki", folder);
    expect(await readFile(join(folder, "social-card.jpg"), "utf8")).toBe("my card");
  });
});
