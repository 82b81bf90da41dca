import { expect, it } from "vitest";
import { READ_MARKS_KEY } from "./read-marks.ts";

it("what was read is noted under the key at which sites in use have noted it", () => {
  expect(READ_MARKS_KEY).toBe("contactSubmissions:read");
});
