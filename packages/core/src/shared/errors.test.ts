import { expect, it } from "vitest";
import { ConflictError, hasCode, isInnerLightError, mayBeStored, UnavailableError } from "./errors.ts";

/** An error class from a second copy of this package. */
class OtherConflictError extends Error {
  readonly code = "conflict";
}

it("recognizes an error from another copy of the package by its code", () => {
  for (const error of [new ConflictError("changed"), new OtherConflictError("changed")]) {
    expect(hasCode(error, "conflict")).toBe(true);
    expect(hasCode(error, "not-found")).toBe(false);
    expect(isInnerLightError(error)).toBe(true);
  }
});

it.each([
  Object.assign(new Error("no such file"), { code: "ENOENT" }),
  new Error("conflict"),
  { code: "conflict" },
  null,
])("does not recognize an unrelated error: %o", (error) => expect(isInnerLightError(error)).toBe(false));

it("a failed write may have been stored unless its error rules that out", () => {
  expect(mayBeStored(new UnavailableError("The line is down"))).toBe(true);
  expect(mayBeStored(new UnavailableError("Blocked", { outcome: "nothing-stored" }))).toBe(false);
  expect(mayBeStored(new ConflictError("changed"))).toBe(false);
});
