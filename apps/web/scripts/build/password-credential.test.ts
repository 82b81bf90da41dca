// @vitest-environment node
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hashPassword } from "../../src/browser/hash-password.ts";
import { createPasswordCredential } from "./password-credential.ts";

const CANARY = "canary-Zq8!vortex";

describe("the password's credential", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("is what the browser's own hash of the password comes to", async () => {
    const credential = await createPasswordCredential(CANARY);
    expect(credential.iterations).toBeGreaterThanOrEqual(600_000);
    expect(await hashPassword(CANARY, credential)).toBe(credential.hash);
    expect(await hashPassword(`${CANARY} `, credential)).not.toBe(credential.hash);
  });

  it("has a new salt each time", async () => {
    const [one, other] = await Promise.all([createPasswordCredential(CANARY), createPasswordCredential(CANARY)]);
    expect(one.salt).not.toBe(other.salt);
    expect(one.hash).not.toBe(other.hash);
  });

  it("is all that the built site knows of the password", async () => {
    vi.stubEnv("ADMIN_PASSWORD", CANARY);
    const outDir = await mkdtemp(join(tmpdir(), "inner-light-"));
    try {
      await build({ root: fileURLToPath(new URL("../..", import.meta.url)), logLevel: "error", build: { outDir } });
      const files = await readdir(outDir, { recursive: true, withFileTypes: true });
      const texts = await Promise.all(
        files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), "latin1")),
      );
      const encodings = [CANARY, Buffer.from(CANARY).toString("base64"), Buffer.from(CANARY).toString("hex")];
      expect(texts.some((text) => text.includes("600000") || text.includes("6e5"))).toBe(true);
      for (const text of texts) for (const encoding of encodings) expect(text).not.toContain(encoding);
    } finally {
      await rm(outDir, { recursive: true });
    }
  }, 60_000);
});
