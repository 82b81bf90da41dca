import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it("values go into their places, wherever the owner has put them, and unknown places stay", () => {
  const values = { keyword: "JOIN", number: "(212) 555-0199" };
  expect(fill("To {number}, text {keyword} or {Keyword}.", values)).toBe("To (212) 555-0199, text JOIN or {Keyword}.");
  expect(fill("Write to us.", values)).toBe("Write to us.");
});
