import { expect, it } from "vitest";

it("fails a test that contacts a server", async () => {
  await expect(fetch("https://elsewhere.example/")).rejects.toThrow();
});
