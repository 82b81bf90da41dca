import { expect, it, vi } from "vitest";

it("fails a test that contacts a server, and says which", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(fetch("https://elsewhere.example/")).rejects.toThrow();
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("GET https://elsewhere.example/"));
});
