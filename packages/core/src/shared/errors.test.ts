import { describe, expect, it } from "vitest";
import * as errors from "./errors.ts";

describe("errors", () => {
  it.each([
    [errors.NotFoundError, "not-found", "NotFoundError"],
    [errors.StorageUnavailableError, "storage-unavailable", "StorageUnavailableError"],
    [errors.StorageFullError, "storage-full", "StorageFullError"],
    [errors.StorageCorruptError, "storage-corrupt", "StorageCorruptError"],
    [errors.StorageCopiesError, "storage-copies", "StorageCopiesError"],
    [errors.StorageVersionError, "storage-newer", "StorageVersionError"],
    [errors.StorageWriteError, "storage-write", "StorageWriteError"],
  ])("of repositories say what was done with which list, and why it failed: %o", (RepositoryFailure, code, name) => {
    const cause = new Error("below");
    const error = new RepositoryFailure("It failed", "calendarEvents", "add", cause);
    expect(error).toBeInstanceOf(errors.RepositoryError);
    expect(error).toBeInstanceOf(errors.InnerLightError);
    expect(error).toMatchObject({ code, name, key: "calendarEvents", operation: "add", cause });
    expect(error.message).toBe("It failed (add calendarEvents)");
    expect("cause" in new RepositoryFailure("It failed", "calendarEvents", "add")).toBe(false);
  });

  it("of validation name the fields, never what was in them", () => {
    const fields = [
      { field: "email", message: "Please enter a valid email address" },
      { field: "phone", message: "Phone number is required" },
    ];
    const error = new errors.ValidationError(fields);
    expect(error).toMatchObject({ code: "invalid", name: "ValidationError", fields });
    expect(error.message).toBe("Not valid: email, phone");
  });

  it("of an insecure page have a code of their own", () => {
    expect(new errors.SecureContextError("open over https")).toMatchObject({
      code: "no-secure-context",
      name: "SecureContextError",
    });
  });
});
