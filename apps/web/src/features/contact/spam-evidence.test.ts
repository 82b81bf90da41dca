import { afterEach, describe, expect, it, vi } from "vitest";
import { spamEvidence } from "./spam-evidence.ts";

afterEach(() => void vi.restoreAllMocks());

function openedBy(...types: readonly NavigationTimingType[]): void {
  vi.spyOn(performance, "now").mockReturnValue(2_400.6);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(types.map((type) => Object({ type })));
}

describe("what the page tells of how a message was written", () => {
  it("is its age and what is in the hidden field", () => {
    openedBy("navigate");
    expect(spamEvidence("Cheap watches")).toEqual({ hiddenField: "Cheap watches", openMs: 2_401 });
    expect(spamEvidence(undefined)).toEqual({ hiddenField: "", openMs: 2_401 });
  });

  it.each(["reload", "back_forward"] as const)("is not its age after %s, which may bring a filled form", (type) => {
    openedBy(type);
    expect(spamEvidence("")).toEqual({ hiddenField: "", openMs: undefined });
  });

  it("is not its age where the browser does not know how it was opened", () => {
    openedBy();
    expect(spamEvidence("").openMs).toBeUndefined();
  });
});
