import { StorageCopiesError, StorageCorruptError } from "@inner-light/core";
import { describe, expect, it } from "vitest";
import { failureFor } from "./failures.ts";

describe("the sentence for a failure", () => {
  it("tells damage that could not be set aside from damage that was set aside too often", () => {
    const corrupt = failureFor(new StorageCorruptError("", "calendarEvents", "add"));
    const copies = failureFor(new StorageCopiesError("", "calendarEvents", "add"));
    expect(corrupt.text).toContain("is damaged, and could not be set aside");
    expect(copies.text).toContain("damaged again and again, and no more of it is set aside");
    for (const { text } of [corrupt, copies]) expect(text).toContain("Nothing was changed");
  });

  it("is calm about what nobody thought of", () => {
    expect(failureFor(new TypeError("a mistake")).title).toBe("This Could Not Be Done");
  });
});
