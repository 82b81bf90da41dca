import { ReadOnlyError, StorageFullError, UnavailableError } from "@inner-light/core";
import { describe, expect, it } from "vitest";
import { errors } from "../../words/messages.ts";
import { errorMessageFor } from "./error-messages.ts";

describe("the message for an error", () => {
  it("explains damaged data that could not be copied", () => {
    const notCopied = errorMessageFor(new StorageFullError("", { reason: "damaged-not-copied" }), errors);
    const tooOften = errorMessageFor(new ReadOnlyError("", { reason: "too-many-copies" }), errors);
    expect(notCopied.text).toContain("is damaged, and it couldn’t be set aside");
    expect(tooOften.text).toContain("was damaged several times");
    for (const { text } of [notCopied, tooOften]) expect(text).toContain("Nothing was changed");
  });

  it("depends only on the error's code if the reason is unknown", () => {
    for (const details of [{}, { reason: "other" } as const])
      expect(errorMessageFor(new StorageFullError("", details), errors).title).toBe("There Is No Room Left");
  });

  it("blames the browser only for its own full storage", () => {
    expect(errorMessageFor(new StorageFullError("", { reason: "quota" }), errors).text).toContain(
      "This browser’s storage",
    );
    expect(errorMessageFor(new StorageFullError(""), errors).text).not.toContain("browser");
  });

  it("does not claim that nothing was saved if a response may be lost", () => {
    expect(errorMessageFor(new UnavailableError(""), errors).text).not.toMatch(/saved|changed/);
    expect(errorMessageFor(new UnavailableError("", { reason: "unreadable" }), errors).title).toBe(
      "This Could Not Be Read",
    );
    expect(errorMessageFor(new UnavailableError("", { reason: "blocked" }), errors).text).toContain(
      "Nothing was changed",
    );
  });

  it.each([
    "Failed to fetch dynamically imported module: https://quiet-lane.com/assets/storage-1a2b3c4d.js",
    "error loading dynamically imported module: https://quiet-lane.com/assets/storage-1a2b3c4d.js",
    "Importing a module script failed.",
    "'text/html' is not a valid JavaScript MIME type.",
  ])("suggests a reload if a script fails to load: %s", (text) => {
    expect(errorMessageFor(new TypeError(text), errors).title).toBe("Please Reload the Page");
  });
});
