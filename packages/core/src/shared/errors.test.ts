import { describe, expect, it } from "vitest";
import * as errors from "./errors.ts";

describe("errors", () => {
  it.each([
    [errors.NotFoundError, "not-found", "NotFoundError"],
    [errors.ConflictError, "conflict", "ConflictError"],
    [errors.UnauthorizedError, "unauthorized", "UnauthorizedError"],
    [errors.UnavailableError, "unavailable", "UnavailableError"],
    [errors.StorageFullError, "full", "StorageFullError"],
    [errors.ReadOnlyError, "read-only", "ReadOnlyError"],
    [errors.ThrottledError, "throttled", "ThrottledError"],
  ])("have a stable code and a name, and may carry a reason and a cause: %o", (AnyError, code, name) => {
    const cause = new Error("below");
    const error = new AnyError("It failed", { reason: "blocked", cause });
    expect(error).toBeInstanceOf(errors.InnerLightError);
    expect(error).toMatchObject({ code, name, reason: "blocked", cause, message: "It failed" });
    expect(new AnyError("It failed").reason).toBeUndefined();
    expect("cause" in new AnyError("It failed", { reason: "blocked" })).toBe(false);
  });

  it("of validation name the fields and codes, never what was typed", () => {
    const issues = [
      { field: "email", code: "malformed", message: "Please enter a valid email address" },
      { field: "phone", code: "required", message: "Phone number is required" },
    ];
    const error = new errors.ValidationError(issues);
    expect(error).toMatchObject({ code: "invalid", name: "ValidationError", issues });
    expect(error.message).toBe("Invalid: email (malformed), phone (required)");
  });
});
