import { expect, it } from "vitest";
import { startHttpServer } from "./http-server.ts";

it("an address that the computer does not have is refused in words", async () => {
  // 192.0.2.0/24 is for documentation (RFC 5737).
  await expect(startHttpServer(() => {}, 0, "192.0.2.1")).rejects.toThrow(
    /^HOST=192\.0\.2\.1 is not an address of this/,
  );
});
